import KataLab
import SwiftUI

struct Page: View {
  @State private var text = "Loading"
  @State private var visits = 0

  var body: some View {
    VStack {
      Text(text)
      Button("Visit \(visits)") { visits += 1 }
    }
    .onAppear { Task { text = (try? await read()) ?? "nothing" } }
  }

  private func read() async throws -> String { "content" }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Page())
  try await lab.settle()
  try lab.tap("Visit 0")
}
