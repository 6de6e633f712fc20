import KataLab
import SwiftUI

struct Library: View {
  @State private var count = 0

  var body: some View {
    VStack {
      SearchBar(prompt: "Search", onlyTitles: true)
      Button("Count \(count)") { count += 1 }
    }
  }
}

struct SearchBar: View {
  @State private var query = ""
  private let prompt: String
  private let onlyTitles: Bool

  init(prompt: String, onlyTitles: Bool) {
    self.prompt = prompt
    self.onlyTitles = onlyTitles
  }

  var body: some View {
    TextField(prompt, text: $query)
    Text(onlyTitles ? "Titles with \(query)" : query)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Library())
  try lab.enter("Swift", into: "Search")
  try lab.tap("Count 0")
}
