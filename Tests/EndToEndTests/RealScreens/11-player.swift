import Combine
import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let duration: TimeInterval

  static let album = [
    Track(id: 1, title: "Opening", artist: "The Stubs", duration: 65),
    Track(id: 2, title: "Second Wind", artist: "The Stubs", duration: 184),
    Track(id: 3, title: "Interlude", artist: "Mock & Fake", duration: 32),
    Track(id: 4, title: "Closing", artist: "The Stubs", duration: 241),
  ]
}

final class Player: ObservableObject {
  enum RepeatMode: CaseIterable {
    case off, one, all

    var symbol: String { self == .one ? "repeat.1" : "repeat" }
    var next: RepeatMode {
      let all = Self.allCases
      return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
  }

  @Published private(set) var queue: [Track]
  @Published private(set) var index = 0
  @Published var position: TimeInterval = 0
  @Published private(set) var isPlaying = false
  @Published var volume: Float = 0.5
  @Published var repeatMode = RepeatMode.off
  let trackChanges = PassthroughSubject<Track, Never>()

  init(queue: [Track] = Track.album) {
    self.queue = queue
  }

  var current: Track { queue[index] }

  func togglePlay() { isPlaying.toggle() }

  func tick(_ seconds: TimeInterval) {
    guard isPlaying else { return }
    position += seconds
    if position >= current.duration { finishTrack() }
  }

  private func finishTrack() {
    switch repeatMode {
    case .one: position = 0
    case .all: move(to: (index + 1) % queue.count)
    case .off:
      if index + 1 < queue.count {
        move(to: index + 1)
      } else {
        isPlaying = false
        position = current.duration
      }
    }
  }

  func skip(_ step: Int) {
    move(to: (index + step + queue.count) % queue.count)
  }

  func move(to newIndex: Int) {
    index = newIndex
    position = 0
    trackChanges.send(current)
  }

  func shuffle() {
    // A fixed rotation keeps the current track in front.
    queue = [queue[index]] + Array((queue[..<index] + queue[(index + 1)...]).reversed())
    index = 0
  }
}

struct PlayerScreen: View {
  @StateObject private var player = Player()
  @State private var showsQueue = false
  @State private var toast: String?
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      Artwork(isPlaying: player.isPlaying)
      TitleView(track: player.current)
      ProgressSlider(position: $player.position, duration: player.current.duration)
      transport
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $player.volume)
          .accessibilityLabel("Volume")
        Image(systemName: "speaker.wave.3.fill")
      }
      .foregroundColor(.secondary)
      bottomBar
    }
    .padding(24)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [Color.purple.opacity(0.4), .clear]), startPoint: .top,
        endPoint: .center
      )
      .edgesIgnoringSafeArea(.all)
    )
    .overlay(toastView, alignment: .top)
    .onReceive(timer) { _ in player.tick(1) }
    .onReceive(player.trackChanges) { toast = "Now playing \($0.title)" }
    .sheet(isPresented: $showsQueue) {
      QueueView(player: player)
    }
  }

  @ViewBuilder private var toastView: some View {
    if let toast = toast {
      Text(toast)
        .padding(8)
        .background(Capsule().fill(Color.black.opacity(0.7)))
        .foregroundColor(.white)
        .transition(.move(edge: .top))
        .onTapGesture { withAnimation { self.toast = nil } }
    }
  }

  private var transport: some View {
    HStack(spacing: 40) {
      Button(action: { player.skip(-1) }) {
        Label("Previous", systemImage: "backward.fill")
      }
      Button(action: player.togglePlay) {
        Label(
          player.isPlaying ? "Pause" : "Play",
          systemImage: player.isPlaying ? "pause.fill" : "play.fill"
        )
        .font(.largeTitle)
      }
      Button(action: { player.skip(1) }) {
        Label("Next", systemImage: "forward.fill")
      }
    }
    .labelStyle(IconOnlyLabelStyle())
    .font(.title2)
  }

  private var bottomBar: some View {
    HStack {
      Button {
        player.repeatMode = player.repeatMode.next
      } label: {
        Image(systemName: player.repeatMode.symbol)
          .foregroundColor(player.repeatMode == .off ? .secondary : .accentColor)
      }
      .accessibility(label: Text("Repeat"))
      Spacer()
      Menu("Options") {
        Button("Shuffle", action: player.shuffle)
        Menu("Sleep timer") {
          ForEach([5, 15, 30], id: \.self) { minutes in
            Button("\(minutes) minutes") { toast = "Sleeping in \(minutes) minutes" }
          }
        }
      }
      Spacer()
      Button("Queue") { showsQueue = true }
    }
  }
}

private struct Artwork: View {
  let isPlaying: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(AngularGradient(colors: [.pink, .orange, .purple, .pink], center: .center))
      .aspectRatio(1, contentMode: .fit)
      .overlay(Image(systemName: "music.note").font(.system(size: 80)).blendMode(.plusLighter))
      .scaleEffect(isPlaying ? 1 : 0.85)
      .shadow(color: .black.opacity(isPlaying ? 0.4 : 0.1), radius: 20, x: 0, y: 10)
      .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: isPlaying)
  }
}

private struct TitleView: View {
  let track: Track

  var body: some View {
    VStack {
      Text(track.title).font(.title2).fontWeight(.bold).lineLimit(1)
      Text(track.artist).foregroundColor(.secondary)
    }
    .id(track.id)
    .transition(.opacity)
  }
}

private struct ProgressSlider: View {
  @Binding var position: TimeInterval
  let duration: TimeInterval
  @State private var isEditing = false

  private static func text(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }

  var body: some View {
    VStack {
      Slider(value: $position, in: 0...max(duration, 1)) { editing in
        isEditing = editing
      }
      HStack {
        Text(Self.text(position))
        Spacer()
        Text("-" + Self.text(duration - position))
      }
      .font(.caption)
      .monospacedDigit()
      .foregroundColor(isEditing ? .primary : .secondary)
    }
  }
}

private struct QueueView: View {
  @ObservedObject var player: Player
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      List {
        ForEach(Array(zip(player.queue.indices, player.queue)), id: \.1.id) { index, track in
          Button {
            player.move(to: index)
            presentationMode.wrappedValue.dismiss()
          } label: {
            HStack {
              Text(track.title)
              Spacer()
              if track == player.current { Image(systemName: "waveform") }
            }
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Queue", displayMode: .inline)
      .navigationBarItems(
        trailing: Button("Close") { presentationMode.wrappedValue.dismiss() })
    }
  }
}

#Preview {
  PlayerScreen()
}
