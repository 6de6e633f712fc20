import KataLab
import SwiftUI

struct Row: View {
  let title: String

  var body: some View { let _ = Self._printChanges(); Text(title) }
}

struct Rows: View {
  @State private var title = "a"

  var body: some View {
    VStack {
      Row(title: title)
      Button("Change") { title += "b" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Rows())
  try lab.tap("Change")
}
