import KataLab
import SwiftUI

struct Nested: View {
  @State private var taps = 0

  var body: some View {
    Group {
      Group { Image(systemName: "star") }
      Group {
        Button("Tapped \(taps)") { taps += 1 }
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Nested())
  try lab.tap("Tapped 0")
}
