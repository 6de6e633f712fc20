import KataLab
import SwiftUI

struct Cart: View {
  let prices: [String: Int]
  let onBuy: (String) -> Void
  @State private var isGift = false
  @State private var code = "NONE"

  private var names: [String] { prices.keys.sorted() }

  var body: some View {
    VStack {
      Toggle("Gift", isOn: $isGift)
      Text(isGift ? "Gift" : "For me")
      Text("\(names.count) things, \(code)")
      itemsSection
    }
  }

  private var itemsSection: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button("\(name): \(price(of: name))") { onBuy(name) }
      }
      Button("Code") { apply("TEN") }
    }
  }

  /// In cents.
  private func price(of name: String) -> Int {
    (prices[name] ?? 0) * 100
  }

  private func apply(_ text: String) {
    // Only one at a time.
    code = text
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Cart(prices: ["pen": 1, "ink": 2], onBuy: { print($0) }))
  try lab.toggle("Gift")
  try lab.tap("Code")
}
