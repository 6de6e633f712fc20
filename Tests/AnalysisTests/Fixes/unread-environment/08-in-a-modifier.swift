import KataLab
import SwiftUI

struct Framed: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.padding().border(Color.red)
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Toggle(isOn ? "On" : "Off", isOn: $isOn).modifier(Framed())
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.toggle("Off")
}
