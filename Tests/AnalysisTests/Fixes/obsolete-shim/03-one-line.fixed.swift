// targets: iOS 17
import KataLab
import SwiftUI

struct Tag: View {
  let text: String

  var body: some View { Text(text).bold() }
}

struct Screen: View {
  @State private var text = "a"

  var body: some View {
    VStack {
      Tag(text: text)
      Button("Change") { text = "b" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Change")
}
