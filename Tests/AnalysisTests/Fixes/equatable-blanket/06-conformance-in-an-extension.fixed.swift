import KataLab
import SwiftUI

struct Price: View {
  let amount: Double

  var body: some View { Text("\(amount)") }
}

extension Price: Equatable {}

struct Shop: View {
  @State private var amount = 1.5
  @State private var clicks = 0

  var body: some View {
    VStack {
      Price(amount: amount)
        .font(.title)
      Button("Click \(clicks)") { clicks += 1 }
      Button("Dearer") { amount *= 2 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Shop())
  try lab.tap("Click 0")
  try lab.tap("Dearer")
}
