import KataLab
import SwiftUI

enum Settings {
  struct Section<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.openURL) private var openURL
    @State private var isOpen = true

    var body: some View {
      VStack {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content }
      }
    }
  }
}

#Preview {
  Settings.Section { Text("Preview") }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Settings.Section { Text("Inside") })
  try lab.toggle("Open")
}
