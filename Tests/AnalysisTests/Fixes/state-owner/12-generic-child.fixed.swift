import KataLab
import SwiftUI

struct Card<Content: View>: View {
  @State private var isFlipped = false
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      if isFlipped { Text("Back") } else { content }
      Button("Flip") { isFlipped.toggle() }
    }
  }
}

struct Deck: View {
  var body: some View {
    VStack {
      Text("Deck")
      Card {
        Text("Front")
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Deck())
  try lab.tap("Flip")
}
