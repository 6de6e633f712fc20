import KataLab
import SwiftUI

struct Loaded<Content: View>: View {
  let load: () async -> String
  @ViewBuilder let content: (String) -> Content
  @State private var value = "…"

  var body: some View {
    content(value)
      .task { value = await load() }
  }
}

struct Screen: View {
  @State private var suffix = "!"

  var body: some View {
    VStack {
      Loaded { "loaded" } content: { Text($0 + suffix) }
      Button("Ask") { suffix = "?" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try await lab.settle()
  try lab.tap("Ask")
}
