// targets: iOS 17
import KataLab
import SwiftUI

struct Loaded<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 1

  var body: some View {
    Group {
      content(number)
        .onTapGesture { number += 1 }
      Button("Next") { number += 1 }
    }
    .padding()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Loaded { Text("Number \($0)") })
  try lab.tap("Next")
}
