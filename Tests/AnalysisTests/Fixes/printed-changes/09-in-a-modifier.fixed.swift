import KataLab
import SwiftUI

struct Framed: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct Screen: View {
  @State private var title = "A"

  var body: some View {
    Button("Next") { title = "B" }
      .modifier(Framed(title: title))
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Next")
}
