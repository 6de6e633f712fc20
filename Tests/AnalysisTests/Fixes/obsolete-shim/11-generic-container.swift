// targets: iOS 17
import KataLab
import SwiftUI

struct Loaded<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 1

  var body: some View {
    Group {
      if #available(iOS 15, tvOS 15, *) {
        content(number)
          .onTapGesture { number += 1 }
        Button("Next") { number += 1 }
      } else {
        content(0)
      }
    }
    .padding()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Loaded { Text("Number \($0)") })
  try lab.tap("Next")
}
