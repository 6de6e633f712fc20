import KataLab
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampView: View {
  @ObservedObject var lamp: Lamp = Lamp.init()

  var body: some View {
    Toggle(lamp.isOn ? "On" : "Off", isOn: $lamp.isOn)
  }
}

struct Room: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      LampView()
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Room())
  try lab.tap("Open")
  try lab.toggle("Off")
}
