import KataLab
import SwiftUI

struct Shaking: ViewModifier {
  @State private var offset = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("offset \(offset)")
      Button("Shake") { offset += 2 }
      Child(offset: $offset)
    }
  }
}

struct Child: View {
  @Binding var offset: Int

  var body: some View { Button("Reset from \(offset)") { offset = 0 } }
}

struct Screen: View {
  #if DEBUG
  @State private var label = "debug"
  #else
  @State private var label = "release"
  #endif

  var body: some View { Text("Hello").modifier(Shaking()) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Shake")
  try lab.tap("Reset from 2")
}
