import SwiftUI

struct Product: Identifiable, Hashable {
  let id: String
  let name: String
  let price: Decimal
  var stock: Int

  static let catalog = [
    Product(id: "tea", name: "Green tea", price: 6.5, stock: 12),
    Product(id: "mug", name: "Mug", price: 14, stock: 3),
    Product(id: "pot", name: "Teapot", price: 48.9, stock: 1),
    Product(id: "tin", name: "Tea tin", price: 9.25, stock: 0),
  ]
}

struct CartLine: Identifiable {
  let product: Product
  var quantity: Int
  var id: Product.ID { product.id }
  var total: Decimal { product.price * Decimal(quantity) }
}

enum CartError: Error, Identifiable {
  case outOfStock(Product)
  case badCode(String)

  var id: String {
    switch self {
    case .outOfStock(let product): return "stock-\(product.id)"
    case .badCode(let code): return "code-\(code)"
    }
  }
}

class Cart: ObservableObject {
  @Published private(set) var lines: [CartLine] = []
  @Published var discount: Decimal = 0
  @Published var error: CartError?

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { lines.map(\.total).reduce(0, +) }
  var total: Decimal { subtotal * (1 - discount) }

  func add(_ product: Product) {
    setQuantity((lines.first { $0.id == product.id }?.quantity ?? 0) + 1, of: product)
  }

  func setQuantity(_ quantity: Int, of product: Product) {
    guard quantity <= product.stock else {
      error = .outOfStock(product)
      return
    }
    if quantity <= 0 {
      lines.removeAll { $0.id == product.id }
    } else if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity = quantity
    } else {
      lines.append(CartLine(product: product, quantity: quantity))
    }
  }

  func redeem(_ code: String) {
    if code.count.isMultiple(of: 2) {
      discount = 0.1
    } else {
      error = .badCode(code)
    }
  }

  func empty() {
    lines = []
    discount = 0
  }
}

class Currency: ObservableObject {
  static let codes = ["EUR", "USD", "JPY"]
  @Published var code = "EUR"

  func format(_ amount: Decimal) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = code
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount)"
  }
}

struct ShopScreen: View {
  @StateObject private var cart = Cart()
  @StateObject private var currency = Currency()
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      CatalogView()
        .tabItem {
          Image(systemName: "bag")
          Text("Shop")
        }
        .tag(0)
      CartView(goShopping: { tab = 0 })
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(cart.count)
        .tag(1)
      Form {
        Picker("Currency", selection: $currency.code) {
          ForEach(Currency.codes, id: \.self, content: Text.init)
        }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(2)
    }
    .accentColor(.green)
    .environmentObject(cart)
    .environmentObject(currency)
    .alert(item: $cart.error) { error in
      switch error {
      case .outOfStock(let product):
        return Alert(
          title: Text("Out of stock"), message: Text("There is no more \(product.name)."),
          dismissButton: .default(Text("OK")))
      case .badCode(let code):
        return Alert(
          title: Text("Unknown code"), message: Text(code),
          primaryButton: .default(Text("Use WELCOME")) { cart.redeem("WELCOME1") },
          secondaryButton: .cancel())
      }
    }
  }
}

private struct CatalogView: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    NavigationView {
      List(Product.catalog) { product in
        NavigationLink {
          ProductView(product: product)
        } label: {
          ProductRow(product: product)
        }
        .disabled(product.stock == 0)
      }
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Text("\(cart.count)")
            .font(.caption.weight(.bold))
            .padding(6)
            .background(Circle().foregroundColor(.accentColor))
        }
      }
    }
  }
}

private struct ProductRow: View {
  let product: Product
  @EnvironmentObject private var currency: Currency

  var body: some View {
    HStack {
      Text(product.name)
      Spacer()
      Group {
        if product.stock == 0 {
          Text("Sold out").foregroundColor(.red)
        } else {
          Text(currency.format(product.price))
        }
      }
      .font(.subheadline)
    }
    .opacity(product.stock == 0 ? 0.5 : 1)
  }
}

private struct ProductView: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @State private var isZoomed = false

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "photo")
        .resizable()
        .aspectRatio(contentMode: isZoomed ? .fill : .fit)
        .frame(height: 200)
        .clipped()
        .onTapGesture(count: 2) { withAnimation(.linear(duration: 0.2)) { isZoomed.toggle() } }
      ProductRow(product: product)
      Button("Add to cart") { cart.add(product) }
        .padding()
        .overlay(Capsule().strokeBorder())
    }
    .padding()
    .navigationBarTitle(Text(product.name), displayMode: .inline)
  }
}

private struct CartView: View {
  let goShopping: () -> Void
  @EnvironmentObject private var cart: Cart
  @EnvironmentObject private var currency: Currency
  @State private var code = ""
  @State private var isOrdering = false

  var body: some View {
    NavigationView {
      if cart.lines.isEmpty {
        VStack {
          Text("Your cart is empty").font(.title3)
          Button("Go shopping", action: goShopping)
        }
      } else {
        List {
          Section(footer: Text("Delivery is free.")) {
            ForEach(cart.lines) { line in
              Stepper(
                onIncrement: { cart.setQuantity(line.quantity + 1, of: line.product) },
                onDecrement: { cart.setQuantity(line.quantity - 1, of: line.product) }
              ) {
                Text("\(line.quantity) × \(line.product.name)")
              }
            }
          }
          Section(header: Text("Discount")) {
            HStack {
              TextField("Code", text: $code)
                .autocapitalization(.allCharacters)
                .disableAutocorrection(true)
              Button("Redeem") { cart.redeem(code) }
                .disabled(code.isEmpty || cart.discount > 0)
            }
          }
          Section {
            SummaryRow(title: "Subtotal", amount: cart.subtotal)
            if cart.discount > 0 {
              SummaryRow(title: "Discount", amount: cart.total - cart.subtotal)
            }
            SummaryRow(title: "Total", amount: cart.total).font(.headline)
            Button("Order") { isOrdering = true }
          }
        }
        .navigationBarTitle("Cart")
        .actionSheet(isPresented: $isOrdering) {
          ActionSheet(
            title: Text("Order for \(currency.format(cart.total))?"), message: nil,
            buttons: [
              .default(Text("Order now")) { cart.empty() },
              .destructive(Text("Empty the cart"), action: cart.empty),
              .cancel(),
            ])
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct SummaryRow: View {
  let title: LocalizedStringKey
  let amount: Decimal
  @EnvironmentObject private var currency: Currency

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(currency.format(amount)).multilineTextAlignment(.trailing)
    }
  }
}

#Preview {
  ShopScreen()
}
