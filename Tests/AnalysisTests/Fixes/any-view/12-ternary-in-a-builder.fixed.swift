import KataLab
import SwiftUI

struct Choice: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      // One of the two.
      if isOn {
        Text("""
          It is
            on
          """)
      } else {
        Image(systemName: "moon")
      }
      Toggle("On", isOn: $isOn)
      Group {
        if !isOn {
          Text("dark")
        }
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Choice())
  try lab.toggle("On")
}
