import KataLab
import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

struct Shop: View {
  @ObservedObject var cart = Cart()

  var body: some View {
    VStack {
      Total(cart: cart)
      Button("Add") { cart.items.append("Item") }
    }
  }
}

struct Total: View {
  @ObservedObject var cart: Cart

  var body: some View { Text("\(cart.items.count) items") }
}

struct App1: View {
  var body: some View {
    VStack {
      Shop()
      Text("Footer")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(App1())
  try lab.tap("Add")
}
