import KataLab
import SwiftUI

struct Meter: View {
  let limit: Int
  @MainActor @State private var level = 1

  var body: some View {
    Button("\(level) of \(limit)") { level = min(level + 1, limit) }
  }
}

#Preview {
  Meter(limit: 3)
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Meter(limit: 2))
  try lab.tap("1 of 2")
  try lab.tap("2 of 2")
}
