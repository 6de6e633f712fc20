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
    text = """
      Dear reader,
        hello
      """
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter())
  try lab.tap("Write")
}
