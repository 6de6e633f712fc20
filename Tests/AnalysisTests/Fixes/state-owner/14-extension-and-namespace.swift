import KataLab
import SwiftUI

enum Store {
  struct Page: View {
    let titles: [String]
    @State private var shown = 1

    var body: some View {
      VStack { list }
    }
  }

  struct More: View {
    var shown: Int
    var titles: [String]
    var showMore: () -> Void

    var body: some View {
      ForEach(titles.prefix(shown), id: \.self) { Text($0) }
      label.onTapGesture(perform: showMore)
    }

    private var label: some View { Text("More than \(shown)") }
  }
}

extension Store.Page {
  var list: some View {
    Section {
      Store.More(shown: shown, titles: titles) {
        shown += 1
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Store.Page(titles: ["a", "b", "c"]))
  try lab.tap("More than 1")
}
