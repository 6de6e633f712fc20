import KataLab
import SwiftUI

struct Article: View {
  let text: String
  @State private var isOpen = true // readers expect it open

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Footnotes(isOpen: isOpen, notes: ["one", "two"], onTap: { withAnimation { isOpen.toggle() } })
    }
  }
}

struct Footnotes: View {
  let isOpen: Bool
  let notes: [String]
  /// What the header does.
  let onTap: () -> Void

  var body: some View {
    Button(isOpen ? "Hide notes" : "Show notes", action: onTap)
    if isOpen {
      ForEach(notes, id: \.self) { Text($0) }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Article(text: "Swift"))
  try lab.tap("Hide notes")
  try lab.tap("Show notes")
}
