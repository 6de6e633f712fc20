import KataLab
import SwiftUI

struct Title: View {
  @State private var name = "world"

  var body: some View {
    VStack {
      greeting
      Button("Ada") { name = "Ada" }
    }
  }

  var greeting: some View {
    let text = "Hello, \(name)"
    return Text(text)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Title())
  try lab.tap("Ada")
}
