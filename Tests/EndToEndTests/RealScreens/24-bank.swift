import SwiftUI

struct Account: Identifiable, Hashable {
  let id: String
  var name: String
  var balance: Decimal
  var currency = "EUR"
  var transactions: [Transfer] = []
}

struct Transfer: Identifiable, Hashable {
  let id: Int
  var recipient: String
  var amount: Decimal
}

enum BankError: LocalizedError {
  case insufficientFunds(missing: Decimal)
  case sameAccount

  var errorDescription: String? {
    switch self {
    case .insufficientFunds: "Insufficient funds"
    case .sameAccount: "Choose another account"
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .insufficientFunds(let missing): "You need \(missing) more."
    case .sameAccount: nil
    }
  }
}

@Observable
final class Bank {
  var accounts: [Account] = [
    Account(id: "A1", name: "Everyday", balance: 1250),
    Account(id: "B2", name: "Savings", balance: 8400),
    Account(id: "C3", name: "Holiday", balance: 310),
  ]
  private var lastTransfer = 0

  var total: Decimal { accounts.reduce(0) { $0 + $1.balance } }

  func transfer(_ amount: Decimal, from source: Account.ID, to target: Account.ID) throws {
    guard source != target else { throw BankError.sameAccount }
    guard
      let from = accounts.firstIndex(where: { $0.id == source }),
      let to = accounts.firstIndex(where: { $0.id == target })
    else { return }
    guard accounts[from].balance >= amount else {
      throw BankError.insufficientFunds(missing: amount - accounts[from].balance)
    }
    lastTransfer += 1
    accounts[from].balance -= amount
    accounts[to].balance += amount
    accounts[from].transactions.insert(
      Transfer(id: lastTransfer, recipient: accounts[to].name, amount: -amount), at: 0)
    accounts[to].transactions.insert(
      Transfer(id: lastTransfer, recipient: accounts[from].name, amount: amount), at: 0)
  }
}

private struct HidesAmountsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesAmounts: Bool {
    get { self[HidesAmountsKey.self] }
    set { self[HidesAmountsKey.self] = newValue }
  }
}

struct AmountText: View {
  let amount: Decimal
  var currency = "EUR"
  @Environment(\.hidesAmounts) private var isHidden

  var body: some View {
    Text(amount, format: .currency(code: currency))
      .monospacedDigit()
      .privacySensitive()
      .redacted(reason: isHidden ? .placeholder : [])
      .foregroundStyle(amount < 0 ? Color.red : Color.primary)
  }
}

struct BankScreen: View {
  private enum Page: Hashable {
    case accounts, transfer, more
  }

  @State private var bank = Bank()
  @State private var page = Page.accounts
  @State private var hidesAmounts = false

  var body: some View {
    TabView(selection: $page) {
      Tab("Accounts", systemImage: "creditcard", value: Page.accounts) {
        AccountsView(hidesAmounts: $hidesAmounts)
      }
      Tab("Transfer", systemImage: "arrow.left.arrow.right", value: Page.transfer) {
        TransferView(done: { page = .accounts })
      }
      .badge(bank.accounts.count)
      Tab("More", systemImage: "ellipsis", value: Page.more) {
        MoreView()
      }
    }
    .environment(bank)
    .environment(\.hidesAmounts, hidesAmounts)
    .tint(.mint)
  }
}

private struct AccountsView: View {
  @Binding var hidesAmounts: Bool
  @Environment(Bank.self) private var bank

  var body: some View {
    NavigationStack {
      List {
        Section("Total") {
          HStack {
            AmountText(amount: bank.total).font(.title.bold())
            Spacer()
            Button(hidesAmounts ? "Show amounts" : "Hide amounts") {
              withAnimation { hidesAmounts.toggle() }
            }
            .buttonStyle(.borderless)
          }
        }
        .headerProminence(.increased)
        Section("Accounts") {
          ForEach(bank.accounts) { account in
            NavigationLink(value: account.id) {
              LabeledContent {
                AmountText(amount: account.balance, currency: account.currency)
              } label: {
                Text(account.name)
                Text(account.id)
              }
            }
          }
        }
      }
      .navigationTitle("Bank")
      .navigationDestination(for: Account.ID.self) { id in
        AccountDetail(id: id)
      }
    }
  }
}

private struct AccountDetail: View {
  let id: Account.ID
  @Environment(Bank.self) private var bank
  @State private var newName = ""
  @State private var isRenaming = false

  var body: some View {
    @Bindable var bank = bank
    if let index = bank.accounts.firstIndex(where: { $0.id == id }) {
      List {
        TextField("Account name", text: $bank.accounts[index].name)
        Grid(alignment: .trailing) {
          GridRow {
            Text("To or from").gridColumnAlignment(.leading)
            Text("Amount")
          }
          .font(.caption)
          ForEach(bank.accounts[index].transactions) { transfer in
            GridRow {
              Text(transfer.recipient)
              AmountText(amount: transfer.amount)
            }
          }
          if bank.accounts[index].transactions.isEmpty {
            Text("No transactions").gridCellColumns(2)
          }
        }
      }
      .navigationTitle($bank.accounts[index].name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct TransferView: View {
  let done: () -> Void
  @Environment(Bank.self) private var bank
  @State private var amount: Decimal = 100
  @State private var source = "A1"
  @State private var target = "B2"
  @State private var error: BankError?
  @State private var isConfirming = false
  @State private var receipts = 0

  private var showsError: Binding<Bool> {
    Binding(get: { error != nil }, set: { if !$0 { error = nil } })
  }

  var body: some View {
    NavigationStack {
      Form {
        accountPicker("From", selection: $source)
        accountPicker("To", selection: $target)
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
        Stepper("Change by 50", value: $amount, step: 50)
        Button("Swap") { swap(&source, &target) }
        Section {
          Button("Transfer") { isConfirming = true }
            .disabled(amount <= 0)
            .frame(maxWidth: .infinity)
        } footer: {
          if receipts > 0 { Text("\(receipts) transfers today") }
        }
      }
      .navigationTitle("Transfer")
      .confirmationDialog("Transfer the money?", isPresented: $isConfirming) {
        Button("Transfer \(amount.formatted(.currency(code: "EUR")))", action: transfer)
      }
      .alert(isPresented: showsError, error: error) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }

  private func accountPicker(
    _ title: LocalizedStringKey, selection: Binding<Account.ID>
  ) -> some View {
    Picker(title, selection: selection) {
      ForEach(bank.accounts) { Text($0.name).tag($0.id) }
    }
  }

  private func transfer() {
    do {
      try bank.transfer(amount, from: source, to: target)
      receipts += 1
      done()
    } catch let failure as BankError {
      error = failure
    } catch {
      assertionFailure("\(error)")
    }
  }
}

private struct MoreView: View {
  @AppStorage("bank.limit") private var limit = 500
  @State private var isExpanded = false

  var body: some View {
    Form {
      DisclosureGroup("Limits", isExpanded: $isExpanded) {
        Stepper("Daily limit: \(limit)", value: $limit, in: 0...2000, step: 100)
      }
      GroupBox("Help") {
        Link("Call us", destination: URL(string: "tel:+3512100000")!)
      }
      ControlGroup {
        Button("Lower") { limit = max(limit - 100, 0) }
        Button("Raise") { limit += 100 }
      }
    }
  }
}

#Preview {
  BankScreen()
}
