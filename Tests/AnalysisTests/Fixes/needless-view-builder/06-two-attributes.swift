import KataLab
import SwiftUI

struct Status: View {
  @State private var isReady = false

  var body: some View {
    VStack {
      line
      Toggle("Ready", isOn: $isReady)
    }
  }

  @MainActor @ViewBuilder private var line: some View {
    Text(isReady ? "ready" : "waiting")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Status())
  try lab.toggle("Ready")
}
