import KataLab
import SwiftUI

enum Layouts {
  struct Split<Left: View, Right: View>: View {
    let left: @MainActor () -> Left
    let right: (() -> Right)

    var body: some View {
      HStack(spacing: 0) {
        self.left()
        Spacer()
        right().font(.caption)
      }
    }
  }
}

struct Ledger: View {
  @State private var total = 5

  var body: some View {
    VStack {
      Layouts.Split(left: { Text("Total") }) { Text("\(total)") }
      Button("Pay") { total -= 5 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Ledger())
  try lab.tap("Pay")
}
