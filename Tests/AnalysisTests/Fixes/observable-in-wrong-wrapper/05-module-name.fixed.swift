import KataLab
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampView: View {
  @SwiftUI.StateObject private var lamp = Lamp()
  @SwiftUI.State private var clicks = 0

  var body: some View {
    Button(lamp.isOn ? "On \(clicks)" : "Off \(clicks)") {
      lamp.isOn.toggle()
      clicks += 1
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(LampView())
  try lab.tap("Off 0")
  try lab.tap("On 1")
}
