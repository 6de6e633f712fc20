import KataLab
import SwiftUI

struct Card: View {
  @State private var title = "A"

  var body: some View {
    VStack {
      Text(title)
        .background(Color.white)
        .overlay(Color.black.opacity(0.2))
        .clipShape(Circle())
      Button("Change") { title = "B" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Card())
  try lab.tap("Change")
}
