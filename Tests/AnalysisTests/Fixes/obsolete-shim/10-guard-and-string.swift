// targets: iOS 17
import KataLab
import SwiftUI

struct Letter: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text(text)
      Button("Write", action: write)
    }
  }

  private func write() {
    guard #available(iOS 15, *) else { return }
    if #available(iOS 16, *) {
      text = """
        Dear reader,
          hello
        """
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter())
  try lab.tap("Write")
}
