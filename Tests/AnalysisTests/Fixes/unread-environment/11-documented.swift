import KataLab
import SwiftUI

struct Note: View {
  /// What is to be done.
  let text: String
  @Environment(\.timeZone) private var zone: TimeZone
  @State private var stars = 0

  var body: some View {
    Button("\(text) \(stars)") { stars += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Note(text: "Buy milk"))
  try lab.tap("Buy milk 0")
}
