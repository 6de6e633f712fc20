import KataLab
import SwiftUI

struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    Toggle(isOn ? "On" : "Off", isOn: $isOn)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Lamp())
  try lab.toggle("Off")
}
