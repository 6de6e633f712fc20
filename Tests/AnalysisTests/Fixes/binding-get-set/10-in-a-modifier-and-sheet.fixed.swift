import KataLab
import SwiftUI

struct Help: ViewModifier {
  @State private var isShown = false

  func body(content: Content) -> some View {
    VStack {
      content
      Button("Help") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("How it works") }
  }
}

struct Screen: View {
  var body: some View { Text("Content").modifier(Help()) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Help")
}
