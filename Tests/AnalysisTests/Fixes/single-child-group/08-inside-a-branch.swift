import KataLab
import SwiftUI

struct Loading: View {
  @State private var isLoading = true

  var body: some View {
    VStack {
      if isLoading {
        Group {
          ProgressView()
        }.padding()
      } else {
        Group { Text("Loaded") }.padding()
      }
      Button("Finish") { isLoading = false }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Loading())
  try lab.tap("Finish")
}
