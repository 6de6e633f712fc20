import KataLab
import SwiftUI

struct Status: View {
  let isReady: Bool

  var body: some View {
    HStack {
      icon
      Text(isReady ? "Ready" : "Wait")
    }
  }

  @ViewBuilder private var icon: some View {
    if isReady {
      Image(systemName: "checkmark")
    } else {
      ProgressView()
    }
  }
}

struct Download: View {
  @State private var isReady = false

  var body: some View {
    VStack {
      Status(isReady: isReady)
      Button("Finish") { isReady = true }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Download())
  try lab.tap("Finish")
}
