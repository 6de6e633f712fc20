import KataLab
import SwiftUI

extension View {
  @ViewBuilder
  func `if`<Changed: View>(
    _ condition: Bool, transform: (Self) -> Changed
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct Mailbox: View {
  @State private var isRead = false

  var body: some View {
    VStack {
      Text("Hello from Lisbon")
        .font(.headline)
        .opacity(isRead ? 0.5 : 1)
        .padding(.horizontal)
      Button("Read") { isRead.toggle() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Mailbox())
  try lab.tap("Read")
  try lab.tap("Read")
}
