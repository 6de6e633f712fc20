import KataLab
import SwiftUI

struct Card: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Card())
  try lab.tap("Count 0")
}
