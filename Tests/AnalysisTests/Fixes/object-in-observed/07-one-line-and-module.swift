import KataLab
import SwiftUI

final class Step: ObservableObject { @Published var number = 1 }

struct StepView: View { @SwiftUI.ObservedObject var step = Step(); var body: some View { Button("Step \(step.number)") { step.number += 1 } } }

struct Screen: View { var body: some View { VStack { StepView() } } }

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Step 1")
}
