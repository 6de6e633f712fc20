import KataLab
import SwiftUI

struct Badge: View {
  @State private var count = 0

  var body: some View {
    #if DEBUG
    let _ = Self._printChanges()
    #endif
    let _ = Self._printChanges()
    Button("\(count) new") { count += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Badge())
  try lab.tap("0 new")
}
