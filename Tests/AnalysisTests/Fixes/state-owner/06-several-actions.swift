import KataLab
import SwiftUI

struct Game: View {
  @State private var score = 0

  var body: some View {
    VStack {
      Text("Game")
      ScoreBoard(
        score: score,
        add: { score += $0 },
        reset: {
          // Nobody starts below zero.
          score = max(0, 0)
          print("reset")
        })
    }
  }
}

struct ScoreBoard: View {
  let score: Int
  let add: (Int) -> Void
  let reset: () -> Void

  var body: some View {
    HStack {
      Text("Score \(score)")
      Button("One") { add(1) }
      Button("Ten") { add(10) }
      Button("Reset", action: reset)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Game())
  try lab.tap("One")
  try lab.tap("Ten")
  try lab.tap("Reset")
}
