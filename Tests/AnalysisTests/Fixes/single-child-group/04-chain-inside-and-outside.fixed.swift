import KataLab
import SwiftUI

struct Title: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.title)
      .foregroundStyle(.primary)
      .padding(.horizontal)
      .accessibilityAddTraits(.isHeader)
  }
}

struct Screen: View {
  @State private var name = "Inbox"

  var body: some View {
    VStack {
      Title(text: name)
      Button("Rename") { name = "Archive" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Rename")
}
