// For iOS 17, macOS 14
import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

protocol AccountsLoading: Sendable {
  func accounts() async throws -> [BankAccount]
}

struct BankAccount: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var balance: Decimal
}

struct RemoteAccounts: AccountsLoading {
  let base: URL

  func accounts() async throws -> [BankAccount] {
    let (data, _) = try await URLSession.shared.data(from: base.appending(path: "accounts"))
    return try JSONDecoder().decode([Row].self, from: data).map {
      BankAccount(id: $0.id, name: $0.name, balance: $0.cents / 100)
    }
  }

  private struct Row: Decodable {
    let id: String
    let name: String
    let cents: Decimal
  }
}

@MainActor @Observable
final class AccountsModel {
  enum LoadState: Equatable {
    case idle, loading
    case loaded([BankAccount])
    case failed(message: String)
  }

  private(set) var state = LoadState.idle
  private let loader: any AccountsLoading

  init(loader: any AccountsLoading) { self.loader = loader }

  func refresh() async {
    state = .loading
    do {
      state = .loaded(try await loader.accounts())
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }
}

struct AccountsScreen: View {
  @State private var model: AccountsModel

  init(loader: any AccountsLoading) {
    _model = State(wrappedValue: AccountsModel(loader: loader))
  }

  var body: some View {
    content
      .navigationTitle("Accounts")
      .task { await model.refresh() }
      .refreshable { await model.refresh() }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle, .loading:
      AccountList(accounts: BankAccount.placeholders)
        .redacted(reason: .placeholder)
        .disabled(true)
    case .loaded(let accounts) where accounts.isEmpty:
      ContentUnavailableView {
        Label("No accounts", systemImage: "creditcard")
      } description: {
        Text("Ask your branch to open one.")
      } actions: {
        Link("Find a branch", destination: URL(string: "https://example.com")!)
      }
    case .loaded(let accounts):
      AccountList(accounts: accounts)
    case .failed(let message):
      ContentUnavailableView {
        Label("Not available", systemImage: "exclamationmark.triangle")
      } description: {
        Text(message)
      }
    }
  }
}

private struct AccountList: View {
  let accounts: [BankAccount]

  var body: some View {
    List(accounts) { account in
      LabeledContent(account.name) {
        Text(account.balance, format: .currency(code: "EUR")).monospacedDigit()
      }
    }
  }
}

extension BankAccount {
  fileprivate static let placeholders = (1...3).map {
    BankAccount(id: "\($0)", name: "An account", balance: 1_000)
  }
}
