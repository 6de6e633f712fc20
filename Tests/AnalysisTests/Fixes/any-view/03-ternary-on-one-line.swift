import KataLab
import SwiftUI

struct Lamp: View {
  let isOn: Bool
  var body: AnyView { isOn ? AnyView(Text("on").bold()) : AnyView(Color.black) }
}

struct Room: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Lamp(isOn: isOn)
      Button("Switch") { isOn.toggle() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Room())
  try lab.tap("Switch")
  try lab.tap("Switch")
}
