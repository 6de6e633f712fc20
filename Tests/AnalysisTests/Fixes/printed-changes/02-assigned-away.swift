import KataLab
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()

    VStack {
      Text("Total")
      Button("Count \(count)") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Counter())
  try lab.tap("Count 0")
}
