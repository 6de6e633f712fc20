import KataLab
import SwiftUI

struct Screen: View {
  @State private var first = "-"
  @State private var second = "-"

  var body: some View {
    VStack {
      Text(first)
        .onAppear { Task { first = await answer(1) } }
      Text(second)
        .onAppear {
          Task { second = await answer(2) }
        }
      Button("Reset") {
        first = "none"
        second = "none"
      }
    }
  }

  private func answer(_ number: Int) async -> String { "answer \(number)" }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try await lab.settle()
  try lab.tap("Reset")
}
