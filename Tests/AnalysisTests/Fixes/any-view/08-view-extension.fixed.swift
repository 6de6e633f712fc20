import KataLab
import SwiftUI

extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }

  /// A box, if one is wanted.
  @ViewBuilder func boxed(_ title: String?) -> some View {
    if let title {
      VStack {
        Text(title)
        self
      }
    } else {
      self
    }
  }
}

struct Letter: View {
  @State private var title: String?

  var body: some View {
    VStack {
      Text("Dear all").boxed(title)
      Button("Add a title") { title = "Letter" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter())
  try lab.tap("Add a title")
}
