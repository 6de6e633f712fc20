import KataLab
import SwiftUI

struct Box<Content: View>: View {
  let content: Content

  var body: some View { framed }

  @MainActor
  private var framed: some View {
    content.padding()
  }
}

struct Screen: View {
  @State private var text = """
    first
    line
    """

  var body: some View {
    Box(content: Button(text) { text = "tapped" })
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("first\nline")
}
