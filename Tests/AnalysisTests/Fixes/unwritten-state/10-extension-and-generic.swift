import KataLab
import SwiftUI

struct Box<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var title = "Box"
  @State private var isOpen = false

  var body: some View { inside }
}

extension Box {
  private var inside: some View {
    VStack {
      Toggle(title, isOn: $isOpen)
      if isOpen { content }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Box { Text("Inside") })
  try lab.toggle("Box")
}
