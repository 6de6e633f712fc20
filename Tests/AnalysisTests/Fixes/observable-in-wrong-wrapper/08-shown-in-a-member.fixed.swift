import KataLab
import SwiftUI

final class Game: ObservableObject {
  @Published var score = 0
}

struct Board: View {
  @StateObject private var game = Game()
  @State private var round = 1

  var body: some View {
    VStack {
      header
      Button("Play") { play() }
    }
  }
}

extension Board {
  private var header: some View { Text("Round \(round): \(game.score)") }

  private func play() {
    self.game.score += 10
    self.round += 1
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Board())
  try lab.tap("Play")
  try lab.tap("Play")
}
