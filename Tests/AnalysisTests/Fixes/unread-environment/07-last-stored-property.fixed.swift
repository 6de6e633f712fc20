import KataLab
import SwiftUI

struct Meter: View {
  @Binding var level: Int

  var body: some View {
    Button("Level \(level)") { level += 1 }
  }
}

struct Screen: View {
  @State private var level = 0

  var body: some View { Meter(level: $level) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Level 0")
}
