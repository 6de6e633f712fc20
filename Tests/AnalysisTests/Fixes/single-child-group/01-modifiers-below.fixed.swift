import KataLab
import SwiftUI

struct Badge: View {
  @State private var count = 1

  var body: some View {
    VStack {
      Text("\(count) new").bold()
        .padding()
        .background(Color.red)
      Button("More") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Badge())
  try lab.tap("More")
}
