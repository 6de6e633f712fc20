import KataLab
import SwiftUI

final class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var balance = 10
}

struct Wallet: View {
  @EnvironmentObject private var account: Account
  @Environment(\.colorScheme) private var scheme
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(isOpen ? "Open" : "Closed") { isOpen.toggle() }
      Text(account.name)
      balanceSection(title: "Balance")
    }
  }

  private func balanceSection(title: String) -> some View {
    VStack {
      Text(title)
      Text("\(account.balance)")
      Text(scheme == .dark ? "dark" : "light")
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  let account = Account()
  try lab.mount { Wallet().environmentObject(account) }
  try lab.tap("Closed")
  try lab.perform("earn") { account.balance = 20 }
  try lab.perform("rename") { account.name = "Eva" }
}
