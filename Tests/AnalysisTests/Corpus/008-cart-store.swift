// For iOS 15, macOS 12
import Combine
import SwiftUI

final class CartStore: ObservableObject {
  @Published private(set) var lines: [CartLine] = []
  @Published var coupon = ""
  private var cancellables: Set<AnyCancellable> = []

  init(prices: AnyPublisher<[CartLine.ID: Decimal], Never> = Empty().eraseToAnyPublisher()) {
    prices
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.update($0) }
      .store(in: &cancellables)
  }

  var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.count) } }

  func add(_ line: CartLine) { lines.append(line) }

  func setCount(_ count: Int, of id: CartLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    if count == 0 { lines.remove(at: index) } else { lines[index].count = count }
  }

  private func update(_ prices: [CartLine.ID: Decimal]) {
    for index in lines.indices {
      if let price = prices[lines[index].id] { lines[index].price = price }
    }
  }
}

struct CartLine: Identifiable, Equatable {
  let id: String
  var name: String
  var price: Decimal
  var count = 1
}

struct CartRoot: View {
  @StateObject private var cart = CartStore()

  var body: some View {
    CartScreen()
      .environmentObject(cart)
  }
}

struct CartScreen: View {
  @EnvironmentObject private var cart: CartStore
  @State private var isCheckingOut = false

  var body: some View {
    List {
      ForEach(cart.lines) { line in
        CartLineRow(line: line) { cart.setCount($0, of: line.id) }
      }
      Section(header: Text("Coupon")) {
        TextField("Code", text: $cart.coupon)
          .disableAutocorrection(true)
      }
      Section {
        HStack {
          Text("Total")
          Spacer()
          Text(cart.total, format: .currency(code: "EUR")).bold()
        }
      }
    }
    .alert("Place the order?", isPresented: $isCheckingOut) {
      Button("Order") {}
      Button("Cancel", role: .cancel) {}
    }
    .toolbar {
      Button("Check out") { isCheckingOut = true }
        .disabled(cart.lines.isEmpty)
    }
  }
}

private struct CartLineRow: View {
  let line: CartLine
  let setCount: (Int) -> Void

  var body: some View {
    Stepper {
      VStack(alignment: .leading) {
        Text(line.name)
        Text(line.price, format: .currency(code: "EUR"))
          .font(.caption)
          .foregroundColor(.secondary)
      }
    } onIncrement: {
      setCount(line.count + 1)
    } onDecrement: {
      setCount(max(0, line.count - 1))
    }
    .accessibilityValue(Text("\(line.count)"))
  }
}
