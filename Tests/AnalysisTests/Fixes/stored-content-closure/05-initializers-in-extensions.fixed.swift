import KataLab
import SwiftUI

struct Row<Icon: View>: View {
  var title: String
  private var icon: Icon

  init(_ title: String, @ViewBuilder icon: () -> Icon) {
    self.title = title
    self.icon = icon()
  }

  var body: some View {
    HStack {
      icon
      Text(title)
    }
  }
}

extension Row where Icon == Image {
  init(_ title: String, systemImage: String) {
    self.init(title) { Image(systemName: systemImage) }
  }
}

extension Row {
  init(number: Int, @ViewBuilder icon: () -> Icon) {
    self.init("Number \(number)", icon: icon)
  }
}

extension Row where Icon == EmptyView {
  init(_ title: String) {
    self.title = title
    self.icon = EmptyView()
  }
}

struct Menu: View {
  @State private var isOpen = false

  var body: some View {
    List {
      Row("Home", systemImage: "house")
      Row("About")
      Row(number: 7) { Text("#") }
      Row(isOpen ? "Close" : "Open") { Text("!") }
      Button("Toggle") { isOpen.toggle() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Menu())
  try lab.tap("Toggle")
}
