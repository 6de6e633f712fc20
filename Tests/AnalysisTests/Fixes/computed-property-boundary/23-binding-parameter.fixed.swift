import KataLab
import SwiftUI

struct Account: Identifiable {
  let id: Int
  let name: String
}

struct Transfer: View {
  let accounts: [Account]
  @State private var source = 1
  @State private var target = 2
  @State private var amount = 10
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      Button("More") { amount += 10 }
      Text("\(amount)")
      AccountPicker(title: "From", selection: $source, accounts: accounts)
      AccountPicker(title: "To", selection: $target, accounts: accounts)
    }
  }
}

private struct AccountPicker: View {
  let title: String
  @Binding var selection: Int
  let accounts: [Account]

  var body: some View {
    VStack {
      Text("\(title): \(selection)")
      Picker(title, selection: $selection) {
        ForEach(accounts) { Text($0.name).tag($0.id) }
      }
      Button("\(title) last") { selection = accounts.count }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Transfer(accounts: [Account(id: 1, name: "Cash"), Account(id: 2, name: "Bank")]))
  try lab.tap("Taps 0")
  try lab.tap("From last")
}
