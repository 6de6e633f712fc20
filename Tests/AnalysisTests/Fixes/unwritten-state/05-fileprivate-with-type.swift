import KataLab
import SwiftUI

struct Meter: View {
  @State fileprivate var step: Double = 0.5
  @State private var level = 1.0

  var body: some View {
    Button("Level \(level)") { level += step }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Meter())
  try lab.tap("Level 1.0")
}
