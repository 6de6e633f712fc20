import KataLab
import SwiftUI

struct Child: View {
  let title: String

  var body: some View { Text(title) }
}

struct Parent: View {
  @State private var isLocked = false

  var body: some View {
    VStack {
      Toggle("Locked", isOn: $isLocked)
      Child(title: "Fixed")
        .disabled(isLocked)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Parent())
  try lab.toggle("Locked")
}
