import KataLab
import SwiftUI

struct Gallery: View {
  @State private var names = ["a"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .background(Color.white)
          .overlay(Color.black.opacity(0.3))
          .clipShape(Circle())
      }
      Button("Add") { names.append("b\(names.count)") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Gallery())
  try lab.tap("Add")
}
