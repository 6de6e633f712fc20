import KataLab
import SwiftUI

struct Page: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Header(title: isOn ? "On" : "Off")
      Toggle("Power", isOn: $isOn)
    }
  }
}

struct Header: View {
  let title: String

  var body: some View { Text(title) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Page())
  try lab.toggle("Power")
}
