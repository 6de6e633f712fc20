import KataLab
import SwiftUI

struct Gate: View {
  @State private var isOpen = false
  @State private var guests = 0

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen {
        Text("\(guests) guests")
          .task {
            guests = await invite()
          }
          .onDisappear { guests = 0 }
      } else {
        Text("closed")
      }
    }
  }

  private func invite() async -> Int { guests + 3 }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Gate())
  try await lab.settle()
  try lab.toggle("Open")
  try lab.toggle("Open")
}
