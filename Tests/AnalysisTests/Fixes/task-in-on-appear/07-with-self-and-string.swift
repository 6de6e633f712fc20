import KataLab
import SwiftUI

struct Letter: View {
  @State private var text = ""
  @State private var isRead = false

  var body: some View {
    VStack {
      Text(text)
      Toggle("Read", isOn: $isRead)
    }
    .onAppear {
      Task {
        await self.write(
          """
          Dear \(isRead ? "reader" : "stranger"),
            yours
          """)
      }
    }
  }

  private func write(_ text: String) async { self.text = text }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter())
  try await lab.settle()
  try lab.toggle("Read")
}
