import KataLab
import SwiftUI

protocol Titled { var title: String { get } }

struct Sheet<Item: Titled, Main: View>: View {
  let item: Item
  let action: () -> Void
  let main: Main

  init(
    for item: Item,
    action: @escaping () -> Void = {},
    @ViewBuilder main: () -> Main
  ) {
    (self.item, self.action) = (item, action)
    self.main = main()
  }

  var body: some View {
    VStack {
      Text(item.title)
      ScrollView {
        main
      }
      Button("Close", action: action)
    }
  }
}

struct Note: Titled { var title: String }

struct Notes: View {
  @State private var isClosed = false

  var body: some View {
    Sheet(for: Note(title: "Milk")) {
      isClosed = true
    } main: {
      Text(isClosed ? "closed" : "open")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Notes())
  try lab.tap("Close")
}
