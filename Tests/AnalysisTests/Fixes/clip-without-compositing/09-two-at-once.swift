import KataLab
import SwiftUI

struct Pair: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Text("left \(count)")
        .background(Color.red)
        .overlay(Color.green)
        .clipShape(Circle())
      Text("right \(count)").background(Color.red)
        .overlay(Color.green).cornerRadius(4)
      Button("More") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Pair())
  try lab.tap("More")
}
