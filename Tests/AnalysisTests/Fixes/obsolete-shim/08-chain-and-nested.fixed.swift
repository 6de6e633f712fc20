// targets: iOS 17
import KataLab
import SwiftUI

struct Weather: View {
  @State private var degrees = 20

  var body: some View {
    VStack {
      Text("\(degrees) degrees")
      Button("Warmer") { degrees += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Weather())
  try lab.tap("Warmer")
}
