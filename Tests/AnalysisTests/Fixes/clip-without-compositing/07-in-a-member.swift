import KataLab
import SwiftUI

struct Profile: View {
  @State private var name = "Ada"

  var body: some View {
    VStack {
      avatar
      Button("Next") { name = "Grace" }
    }
  }

  private var avatar: some View {
    Text(name)
      .bold()
      .background(Color.yellow)
      .font(.title)
      .overlay(Color.white.opacity(0.1))
      .clipShape(Circle())
      .shadow(radius: 2)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Profile())
  try lab.tap("Next")
}
