import KataLab
import SwiftUI

struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
      .padding()
  }
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Card {
        Text("Fixed")
      }
      Button("Count \(count)") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Count 0")
}
