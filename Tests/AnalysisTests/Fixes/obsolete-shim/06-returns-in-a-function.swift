// targets: iOS 17
import KataLab
import SwiftUI

struct Price: View {
  @State private var amount = 1

  var body: some View {
    VStack {
      Text(text(of: amount))
      Button("Dearer") { amount += 1 }
    }
  }

  private func text(of amount: Int) -> String {
    if #available(iOS 15, *) {
      return amount.formatted()
    } else {
      return "\(amount)"
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Price())
  try lab.tap("Dearer")
}
