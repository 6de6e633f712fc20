import KataLab
import SwiftUI

extension View {
  func titled(_ title: String) -> some View {
    VStack {
      Text(title)
      self
    }
  }
}

struct Screen: View {
  @State private var title = "One"

  var body: some View {
    Button("Rename") { title = "Two" }
      .titled(title)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Rename")
}
