import KataLab
import SwiftUI

struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    let color = isOn ? "yellow" : "gray"
    let _ = Self._logChanges()
    Toggle(color, isOn: $isOn)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Lamp())
  try lab.toggle("gray")
}
