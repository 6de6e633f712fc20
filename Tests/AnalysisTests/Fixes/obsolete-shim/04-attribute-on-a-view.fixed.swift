// targets: iOS 17
import KataLab
import SwiftUI

struct Row: View {
  let title: String

  var body: some View { Text(title) }
}

/// Shows rows.
struct Rows: View {
  @State private var title = "one"

  var body: some View {
    VStack {
      Row(title: title)
      Button("Next") { title = "two" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Rows())
  try lab.tap("Next")
}
