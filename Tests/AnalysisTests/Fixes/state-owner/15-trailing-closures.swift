import KataLab
import SwiftUI

struct Wizard: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Text("Wizard")
      StepControls(step: step) {
        step += 1
      } back: {
        step -= 1
      }
    }
  }
}

struct StepControls: View {
  let step: Int
  let next: () -> Void
  let back: () -> Void

  var body: some View {
    HStack {
      Button("Back", action: back)
      Text("Step \(step)")
      Button("Next", action: next)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Wizard())
  try lab.tap("Next")
  try lab.tap("Back")
}
