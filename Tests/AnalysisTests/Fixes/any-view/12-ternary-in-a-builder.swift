import KataLab
import SwiftUI

struct Choice: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      // One of the two.
      isOn ? AnyView(Text("""
        It is
          on
        """)) : AnyView(Image(systemName: "moon"))
      Toggle("On", isOn: $isOn)
      Group {
        !isOn
          ? AnyView(Text("dark"))
          : AnyView(EmptyView())
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Choice())
  try lab.toggle("On")
}
