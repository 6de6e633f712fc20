import KataLab
import SwiftUI

struct Wizard: View {
  var body: some View {
    VStack {
      Text("Wizard")
      StepControls()
    }
  }
}

struct StepControls: View {
  @State private var step = 0

  var body: some View {
    HStack {
      Button("Back") { step -= 1 }
      Text("Step \(step)")
      Button("Next") { step += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Wizard())
  try lab.tap("Next")
  try lab.tap("Back")
}
