import KataLab
import SwiftUI

struct Game: View {
  var body: some View {
    VStack {
      Text("Game")
      ScoreBoard()
    }
  }
}

struct ScoreBoard: View {
  @State private var score = 0

  var body: some View {
    HStack {
      Text("Score \(score)")
      Button("One") { add(1) }
      Button("Ten") { add(10) }
      Button("Reset", action: reset)
    }
  }

  private func add(_ value: Int) {
    score += value
  }

  private func reset() {
    // Nobody starts below zero.
    score = max(0, 0)
    print("reset")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Game())
  try lab.tap("One")
  try lab.tap("Ten")
  try lab.tap("Reset")
}
