import KataLab
import SwiftUI

struct Row: View {
  @State private var title = "Fixed"
  @State private var count = 0

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Row())
  try lab.tap("Fixed 0")
}
