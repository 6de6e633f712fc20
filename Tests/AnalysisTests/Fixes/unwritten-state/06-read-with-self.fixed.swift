import KataLab
import SwiftUI

struct Greeting: View {
  private let word: String = "Hello"
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Text("\(self.word), \(self.name)")
      Button("Grace") { self.name = "Grace" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Greeting())
  try lab.tap("Grace")
}
