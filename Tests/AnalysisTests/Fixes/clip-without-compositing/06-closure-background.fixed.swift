import KataLab
import SwiftUI

struct Badge: View {
  @State private var count = 1

  var body: some View {
    Button {
      count += 1
    } label: {
      Text("Badge \(count)")
        .background {
          Color.red
        }
        .overlay {
          Color.white.opacity(0.3)
        }.compositingGroup().clipShape(Circle())
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Badge())
  try lab.tap("Badge 1")
}
