// For iOS 17
import SwiftUI

@MainActor @Observable
final class PlaybackModel {
  var isPlaying = false
  var position = 0.0
  var speed = 1.0
  let duration = 214.0
  let title = "Nocturne"

  var remaining: TimeInterval { duration - position }

  func togglePlayback() { isPlaying.toggle() }
  func skip(_ seconds: Double) { position = min(max(0, position + seconds), duration) }
}

struct AudioPlayerScreen: View {
  @State private var playback = PlaybackModel()
  @State private var isShowingSpeed = false

  var body: some View {
    VStack(spacing: 32) {
      Artwork(isPlaying: playback.isPlaying)
      Text(playback.title)
        .font(.title2.weight(.semibold))
        .lineLimit(1)
        .truncationMode(.tail)
        .minimumScaleFactor(0.8)
      Scrubber(playback: playback)
      TransportBar(playback: playback)
      Button { isShowingSpeed = true } label: {
        Text(playback.speed, format: .number.precision(.fractionLength(1)))
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      .popover(isPresented: $isShowingSpeed, arrowEdge: .bottom) {
        SpeedPicker(speed: $playback.speed)
          .presentationCompactAdaptation(.popover)
      }
    }
    .padding()
    .preferredColorScheme(.dark)
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
  }
}

private struct Artwork: View {
  let isPlaying: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: 80))
          .symbolEffect(.pulse, options: .repeating, isActive: isPlaying)
      }
      .scaleEffect(isPlaying ? 1 : 0.86)
      .shadow(color: .black.opacity(0.4), radius: isPlaying ? 24 : 8, y: 12)
      .animation(.spring(duration: 0.4), value: isPlaying)
  }
}

private struct Scrubber: View {
  @Bindable var playback: PlaybackModel

  var body: some View {
    Slider(value: $playback.position, in: 0...playback.duration) {
      Text("Position")
    } minimumValueLabel: {
      Text(Duration.seconds(playback.position), format: .time(pattern: .minuteSecond))
    } maximumValueLabel: {
      Text(Duration.seconds(playback.remaining), format: .time(pattern: .minuteSecond))
    }
    .font(.caption.monospacedDigit())
    .foregroundStyle(.secondary, .tertiary)
  }
}

private struct TransportBar: View {
  let playback: PlaybackModel

  var body: some View {
    HStack(spacing: 40) {
      Button("Back 15 seconds", systemImage: "gobackward.15") { playback.skip(-15) }
      Button(action: playback.togglePlayback) {
        Label(
          playback.isPlaying ? "Pause" : "Play",
          systemImage: playback.isPlaying ? "pause.fill" : "play.fill")
      }
      .font(.largeTitle)
      .keyboardShortcut(.space, modifiers: [])
      Button("Forward 30 seconds", systemImage: "goforward.30") { playback.skip(30) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
  }
}

private struct SpeedPicker: View {
  @Binding var speed: Double

  var body: some View {
    Picker("Speed", selection: $speed) {
      ForEach([0.5, 1, 1.5, 2], id: \.self) { value in
        Text(value, format: .number).tag(value)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .frame(width: 160)
  }
}
