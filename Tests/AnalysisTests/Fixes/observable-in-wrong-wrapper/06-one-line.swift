import KataLab
import SwiftUI

final class Step: ObservableObject { @Published var number = 1 }

struct StepView: View { @State private var step = Step(); @State private var n = 0; var body: some View { Button("Step \(step.number) \(n)") { step.number += 1; n += 1 } } }

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(StepView())
  try lab.tap("Step 1 0")
}
