import KataLab
import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
}

struct Controls: View {
  @StateObject private var player = Player()

  var body: some View {
    Toggle(
      player.isPlaying ? "Pause" : "Play",
      isOn: $player.isPlaying)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Controls())
  try lab.toggle("Play")
}
