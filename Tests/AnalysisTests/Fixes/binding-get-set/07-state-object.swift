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
      isOn: Binding(get: { self.player.isPlaying }, set: { self.player.isPlaying = $0 }))
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Controls())
  try lab.toggle("Play")
}
