import KataLab
import SwiftUI

enum Store {
  struct Page: View {
    let titles: [String]

    var body: some View {
      VStack { list }
    }
  }

  struct More: View {
    @State private var shown = 1
    var titles: [String]

    var body: some View {
      ForEach(titles.prefix(shown), id: \.self) { Text($0) }
      label.onTapGesture { shown += 1 }
    }

    private var label: some View { Text("More than \(shown)") }
  }
}

extension Store.Page {
  var list: some View {
    Section {
      Store.More(titles: titles)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Store.Page(titles: ["a", "b", "c"]))
  try lab.tap("More than 1")
}
