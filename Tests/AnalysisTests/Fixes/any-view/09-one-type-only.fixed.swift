import KataLab
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      label
      self.button(named: "More", by: 1)
      self.button(named: "Less", by: -1)
    }
  }

  private var label: some View { Text("Count: \(count)").monospacedDigit() }

  private func button(named name: String, by amount: Int) -> some View {
    let sign = amount > 0 ? "+" : "-"
    return Button("\(name) \(sign)") { count += amount }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Counter())
  try lab.tap("More +")
  try lab.tap("Less -")
}
