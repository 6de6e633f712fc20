// targets: iOS 17
import KataLab
import SwiftUI

extension View {
  @ViewBuilder func roundedIfPossible() -> some View {
    if #available(iOS 16, *) {
      self
        .bold()
        .padding()
    } else {
      self
    }
  }
}

struct Screen: View {
  @State private var name = "Ada"

  var body: some View {
    Button(name) { name = "Grace" }
      .roundedIfPossible()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Ada")
}
