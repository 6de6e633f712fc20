import KataLab
import SwiftUI

struct Feed: View {
  @State private var items = [String]()
  @State private var isSorted = false
}

extension Feed {
  var body: some View {
    VStack {
      Text((isSorted ? items.sorted() : items).joined(separator: " "))
      Toggle("Sorted", isOn: $isSorted)
    }
    .onAppear() {
      Task { @MainActor in
        items = await fetch()
      }
    }
    .task {
      items = await fetch()
    }
  }

  private func fetch() async -> [String] { ["b", "a"] }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Feed())
  try await lab.settle()
  try lab.toggle("Sorted")
}
