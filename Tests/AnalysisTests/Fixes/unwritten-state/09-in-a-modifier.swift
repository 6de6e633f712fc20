import KataLab
import SwiftUI

struct Padded: ViewModifier {
  @State private var space = 8.0

  func body(content: Content) -> some View {
    content.padding(space)
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Toggle(isOn ? "On" : "Off", isOn: $isOn).modifier(Padded())
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.toggle("Off")
}
