import SwiftUI
import Testing

private struct Product: Identifiable, Hashable {
  let id: String
  let price: Int
}

private final class Cart: ObservableObject {
  @Published var amounts: [String: Int] = [:]
  @Published var coupon = ""

  func total(of products: [Product]) -> Int {
    products.reduce(0) { $0 + $1.price * amounts[$1.id, default: 0] }
  }
}

private let products = [Product(id: "Tea", price: 4), Product(id: "Cup", price: 9)]

private struct CartScreen: View {
  @StateObject private var cart = Cart()
  @State private var isCheckingOut = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Shop"), footer: Text("Prices with tax")) {
          ForEach(products) { ProductRow(product: $0) }
            .listRowSeparator(.hidden)
            .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        }
        Total()
        Button("Check out") { isCheckingOut = true }
          .listRowBackground(Color.accentColor)
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Cart", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(cart)
    .sheet(isPresented: $isCheckingOut) {
      Checkout(total: cart.total(of: products))
        .environmentObject(cart)
        .presentationDetents([.medium, .fraction(0.9)])
        .presentationDragIndicator(.visible)
    }
  }
}

private struct ProductRow: View {
  let product: Product
  @EnvironmentObject private var cart: Cart

  var body: some View {
    HStack {
      AmountLabel(name: product.id, amount: cart.amounts[product.id, default: 0])
      Spacer()
      Button("Add \(product.id)") { cart.amounts[product.id, default: 0] += 1 }
        .buttonStyle(BorderlessButtonStyle())
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
      Button(role: .destructive) {
        cart.amounts[product.id] = nil
      } label: {
        Label("Remove", systemImage: "trash")
      }
    }
  }
}

private struct AmountLabel: View {
  let name: String
  let amount: Int
  var body: some View { Text("\(name) × \(amount)").fontWeight(.medium) }
}

private struct Total: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { LabeledContent("Total", value: "\(cart.total(of: products))") }
}

private struct Checkout: View {
  let total: Int
  @EnvironmentObject private var cart: Cart
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Coupon", text: $cart.coupon).disableAutocorrection(true)
      Text("Pay \(cart.coupon == "HALF" ? total / 2 : total)").bold()
      Button("Close") { presentation.wrappedValue.dismiss() }
    }
    .padding(.all, 20)
    .interactiveDismissDisabled()
  }
}

@MainActor @Test func `a cart announces to all that watch it`() {
  let rig = Rig()
  var steps = [rig.mount { CartScreen() }]
  steps.append(rig.tap("Add Tea"))
  steps.append(rig.tap("Add Cup"))
  steps.append(rig.tap("Check out"))
  steps.append(rig.enter("HALF", into: "Coupon"))
  steps.append(rig.tap("Close"))
  #expect(
    steps.map(\.story) == [
      """
      ran AmountLabel 2, CartScreen 1, ProductRow 2, Total 1
      Shop | Tea × 0 | Add Tea | Cup × 0 | Add Cup | Prices with tax | Total | 0 | Check out
      """,
      """
      ran AmountLabel 1, CartScreen 1, ProductRow 2, Total 1
      skipped AmountLabel 1
      wasted ProductRow 1
      Shop | Tea × 1 | Add Tea | Cup × 0 | Add Cup | Prices with tax | Total | 4 | Check out
      """,
      """
      ran AmountLabel 1, CartScreen 1, ProductRow 2, Total 1
      skipped AmountLabel 1
      wasted ProductRow 1
      Shop | Tea × 1 | Add Tea | Cup × 1 | Add Cup | Prices with tax | Total | 13 | Check out
      """,
      """
      ran Checkout 1
      Shop | Tea × 1 | Add Tea | Cup × 1 | Add Cup | Prices with tax | Total | 13 | Check out | \
      Coupon | Pay 13 | Close
      """,
      """
      ran CartScreen 1, Checkout 1, ProductRow 2, Total 1
      skipped AmountLabel 2
      wasted ProductRow 2, Total 1
      Shop | Tea × 1 | Add Tea | Cup × 1 | Add Cup | Prices with tax | Total | 13 | Check out | \
      HALF | Pay 6 | Close
      """,
      """
      Shop | Tea × 1 | Add Tea | Cup × 1 | Add Cup | Prices with tax | Total | 13 | Check out
      """,
    ])
}
