import KataLab
import SwiftUI

struct Card: View {
  @State private var title = "A"

  var body: some View {
    VStack {
      Text(title).background(Color.red).overlay(Color.blue).compositingGroup().clipShape(Capsule())
      Button("Change") { title = "B" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Card())
  try lab.tap("Change")
}
