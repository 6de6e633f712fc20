import KataLab
import SwiftUI

struct Banner: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}

struct Screen: View {
  @State private var isNew = true
  @State private var count = 0

  var body: some View {
    VStack {
      if isNew {
        Banner(text: "New!")
      }
      Toggle("New", isOn: $isNew)
      Button("Count \(count)") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Count 0")
  try lab.toggle("New")
}
