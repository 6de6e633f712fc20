import KataLab
import SwiftUI

struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    let line = Color.black.opacity(0.2)
    return content
      .background(Color.white)
      .overlay(Rectangle().fill(.red))
      .compositingGroup()
      .clipShape(Capsule())
      .border(line)
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Framed { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.toggle("Off")
}
