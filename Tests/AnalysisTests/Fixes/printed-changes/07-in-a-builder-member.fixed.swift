import KataLab
import SwiftUI

struct Header: View {
  @State private var title = "Home"

  var body: some View {
    VStack {
      top
      Button("Go") { title = "Away" }
    }
  }

  @ViewBuilder private var top: some View {
    Text(title)
    Divider()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Header())
  try lab.tap("Go")
}
