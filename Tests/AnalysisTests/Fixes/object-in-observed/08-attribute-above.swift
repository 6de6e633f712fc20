import KataLab
import SwiftUI

final class Game: ObservableObject {
  @Published var score = 0
}

struct Board: View {
  /// The game that is played.
  @ObservedObject
  var game = Game()

  var body: some View {
    Button("Score \(game.score)") { game.score += 10 }
  }
}

extension Board {
  var title: String { "Game of \(game.score)" }
}

struct Screen: View {
  var body: some View { VStack { Board() } }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Score 0")
}
