import KataLab
import SwiftUI

struct Article: View {
  let text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Footnotes(notes: ["one", "two"])
    }
  }
}

struct Footnotes: View {
  // readers expect it open
  @State private var isOpen = true
  let notes: [String]

  var body: some View {
    Button(isOpen ? "Hide notes" : "Show notes", action: onTap)
    if isOpen {
      ForEach(notes, id: \.self) { Text($0) }
    }
  }

  /// What the header does.
  private func onTap() {
    withAnimation { isOpen.toggle() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Article(text: "Swift"))
  try lab.tap("Hide notes")
  try lab.tap("Show notes")
}
