import KataLab
import SwiftUI

@Observable final class Store {
  var name = "…"

  func load() async { name = "Ada" }
}

struct Profile: View {
  @State private var store = Store()
  @State private var taps = 0

  var body: some View {
    Button("\(store.name) \(taps)") { taps += 1 }
      .task {
        await store.load()
      }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Profile())
  try await lab.settle()
  try lab.tap("Ada 0")
}
