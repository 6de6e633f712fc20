import KataLab
import SwiftUI

final class Store: ObservableObject { @Published var title = "Shop" }

struct SearchScreen: View {
  @State private var query = ""
  @StateObject private var store = Store()

  var body: some View {
    List {
      TextField("Query", text: $query)
      Text(query)
      Button("Rename") { store.title = "Market" }
      Text(store.title)
      help
    }
  }
}

extension SearchScreen {
  var help: some View {
    Section {
      Text("Type a name")
      Text("or a number")
      Text("or a place")
      Text("or a date")
      Divider()
      Label("or ask", systemImage: "mic")
      Button("Ask") { query = "?" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(SearchScreen())
  try lab.tap("Rename")
  try lab.tap("Ask")
  try lab.enter("pen", into: "Query")
}
