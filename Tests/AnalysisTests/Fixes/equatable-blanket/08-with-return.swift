import KataLab
import SwiftUI

struct Star: View, Equatable {
  let isFull: Bool

  var body: some View { Text(isFull ? "full" : "empty") }
}

struct Rating: View {
  @State private var isFull = false

  var body: some View {
    VStack {
      star
      Toggle("Full", isOn: $isFull)
    }
  }

  private var star: some View {
    return Star(isFull: isFull).equatable()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Rating())
  try lab.toggle("Full")
}
