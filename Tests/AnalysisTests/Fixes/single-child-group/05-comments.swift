import KataLab
import SwiftUI

struct Notice: View {
  @State private var isRead = false

  var body: some View {
    VStack {
      // Seen by screen readers first.
      Group {
        // The short form fits on a watch.
        Text(isRead ? "Read" : "Unread")
      }
      .padding()
      Button("Read it") { isRead = true }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Notice())
  try lab.tap("Read it")
}
