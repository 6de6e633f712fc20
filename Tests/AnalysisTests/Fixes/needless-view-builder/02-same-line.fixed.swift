import KataLab
import SwiftUI

struct Card: View {
  @State private var title = "A"

  var body: some View {
    VStack {
      header
      Button("Change") { title = "B" }
    }
  }

  private var header: some View { Text(title) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Card())
  try lab.tap("Change")
}
