import KataLab
import SwiftUI

struct Box<Content>: View where Content: View {
  @Environment(\.colorScheme) private var scheme
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ZStack {
      Color.white
      content
    }
    .padding(scheme == .dark ? 8 : 4)
  }
}

struct Clicker: View {
  let name: String
  @State private var clicks = 0
  var body: some View { Button("\(name) \(clicks)") { clicks += 1 } }
}

struct Desk: View {
  @State private var title = "Desk"

  var body: some View {
    VStack {
      Text(title)
      Box {
        Clicker(name: "Left")
        Clicker(name: "Right")
      }
      Button("Rename") { title = "Table" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Desk())
  try lab.tap("Right 0")
  try lab.tap("Rename")
}
