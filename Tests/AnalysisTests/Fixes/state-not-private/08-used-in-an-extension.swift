import KataLab
import SwiftUI

struct Form: View {
  @State var name = "Ada"

  var body: some View { content }
}

extension Form {
  @ViewBuilder private var content: some View {
    Text("Hello \(name)")
    Button("Rename") { self.name = "Grace" }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Form())
  try lab.tap("Rename")
}
