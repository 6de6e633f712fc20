// For iOS 17
import SwiftUI

enum Attachment: Hashable, Identifiable {
  case photo(URL)
  case voice(seconds: Int)
  case place(name: String)

  var id: String {
    switch self {
    case .photo(let url): url.absoluteString
    case .voice(let seconds): "voice-\(seconds)"
    case .place(let name): "place-\(name)"
    }
  }
}

struct AttachmentView: View {
  let attachment: Attachment

  var body: some View {
    VStack(alignment: .leading) {
      switch attachment {
      case .photo(let url):
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image.resizable().scaledToFit()
          } else if phase.error != nil {
            Image(systemName: "photo").symbolEffect(.pulse)
          } else {
            ProgressView()
          }
        }
        .frame(maxWidth: 240, maxHeight: 240)
      case .voice(let seconds):
        VoiceNote(seconds: seconds)
      case .place(let name):
        Label(name, systemImage: "mappin.and.ellipse")
          .padding()
          .background(.quaternary, in: .capsule)
      }
    }
  }
}

private struct VoiceNote: View {
  @State private var isPlaying = false
  @State private var playback: Task<Void, Never>?
  let seconds: Int

  var body: some View {
    HStack {
      Button(isPlaying ? "Stop" : "Play", systemImage: isPlaying ? "stop" : "play", action: toggle)
        .labelStyle(.iconOnly)
        .symbolRenderingMode(.multicolor)
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(Double(seconds)))
        .monospacedDigit()
    }
    .onDisappear { playback?.cancel() }
  }

  private func toggle() {
    playback?.cancel()
    isPlaying.toggle()
    guard isPlaying else { return }
    playback = Task {
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { isPlaying = false }
    }
  }
}

struct AttachmentList: View {
  let attachments: [Attachment]
  var onTap: ((Attachment) -> Void)?

  var body: some View {
    LazyVStack(alignment: .leading) {
      ForEach(attachments) { attachment in
        AttachmentView(attachment: attachment)
          .onTapGesture { onTap?(attachment) }
      }
    }
    .compositingGroup()
    .blendMode(.normal)
  }
}

#Preview {
  AttachmentList(attachments: [.voice(seconds: 3), .place(name: "Oslo")])
}
