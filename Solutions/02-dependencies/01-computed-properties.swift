import SwiftUI

struct Payment: Identifiable, Equatable {
  let id: Int
  let shop: String
  let amount: Int
}

struct AccountView: View {
  let payments: [Payment]
  @State private var age = 0

  var body: some View {
    VStack {
      header
      PaymentList(payments: payments)
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        age += 1
      }
    }
  }

  private var header: some View {
    HStack {
      Text("Balance")
        .font(.headline)
      Spacer()
      Text("Updated \(age) s ago")
    }
  }
}

struct PaymentList: View {
  let payments: [Payment]

  var body: some View {
    ScrollView {
      ForEach(payments) { payment in
        HStack {
          Text(payment.shop)
          Spacer()
          Text("\(payment.amount) kr")
        }
      }
    }
  }
}
