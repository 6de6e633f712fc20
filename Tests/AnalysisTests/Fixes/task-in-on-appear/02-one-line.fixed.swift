import KataLab
import SwiftUI

@Observable final class Store {
  var names: [String] = []

  func load() async { names = ["Ada", "Grace"] }
}

struct Names: View {
  let store: Store
  @State private var isOpen = true

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Text(store.names.joined(separator: ", ")).task { await store.load() } }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Names(store: Store()))
  try await lab.settle()
  try lab.toggle("Open")
  try lab.toggle("Open")
}
