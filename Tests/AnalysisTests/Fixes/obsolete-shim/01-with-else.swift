// targets: iOS 17
import KataLab
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    if #available(iOS 15, *) {
      Button("Count \(count)") { count += 1 }
        .tint(.red)
    } else {
      Button("Old \(count)") { count += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Counter())
  try lab.tap("Count 0")
}
