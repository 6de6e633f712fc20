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
        ItemList(items: items)
      }
    }
  }
}

extension Shop.Basket {
  static let mark = "!"
}

private struct ItemList: View {
  let items: [Shop.Item]

  var body: some View {
    ForEach(items, id: \.name) { (item: Shop.Item) in
      Text(item.name)
    }
  }
}

enum Shop {
  struct Item { let name: String }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Shop.Basket(items: [Shop.Item(name: "pen")]))
  try lab.toggle("Gift")
}
