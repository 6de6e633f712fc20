import KataLab
import SwiftUI

enum Chart {
  struct Bar: View, Equatable {
    let height: Int
    let label: String

    var body: some View { Text("\(label): \(height)") }
  }
}

struct Screen: View {
  @State private var height = 1

  var body: some View {
    VStack {
      Chart.Bar(height: height, label: "Sales").equatable()
      Button("Grow") { height += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Grow")
}
