import KataLab
import SwiftUI

struct Child: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Child", isOn: $isOn)
  }
}

struct Parent: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off")
      Child(isOn: $isOn)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Parent())
  try lab.toggle("Child")
  try lab.toggle("Child")
}
