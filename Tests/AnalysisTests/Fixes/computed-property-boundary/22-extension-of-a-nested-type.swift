import KataLab
import SwiftUI

extension Shop {
  struct Basket: View {
    @State private var isGift = false
    @State private var coupon = ""
    let items: [Item]

    var body: some View {
      VStack {
        Toggle("Gift", isOn: $isGift)
        Text(isGift ? "gift" : "plain")
        TextField("Coupon", text: $coupon)
        Text(coupon)
        itemList
      }
    }
  }
}

extension Shop.Basket {
  fileprivate var itemList: some View {
    ForEach(items, id: \.name) { (item: Shop.Item) in
      Text(item.name)
    }
  }

  static let mark = "!"
}

enum Shop {
  struct Item { let name: String }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Shop.Basket(items: [Shop.Item(name: "pen")]))
  try lab.toggle("Gift")
}
