import KataLab
import SwiftUI

struct Screen: View {
  @State private var page = 1

  var body: some View {
    VStack {
      top
      bottom
    }
  }

  var top: some View {
    HStack {
      Text("Page")
      Text("\(page)")
    }
  }

  var bottom: some View {
    Button("Next") { page += 1 }
  }

  @ViewBuilder var both: some View {
    top
    bottom
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Next")
}
