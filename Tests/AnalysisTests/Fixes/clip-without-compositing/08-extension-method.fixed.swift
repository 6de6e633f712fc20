import KataLab
import SwiftUI

extension View {
  func tinted() -> some View {
    background(Color.blue)
      .overlay(Color.black.opacity(0.05))
      .compositingGroup()
      .clipShape(Capsule())
  }
}

struct Screen: View {
  @State private var taps = 0

  var body: some View {
    Button("Taps \(taps)") { taps += 1 }
      .tinted()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Taps 0")
}
