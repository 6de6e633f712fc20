import KataLab
import SwiftUI

struct Menu: View {
  private let items = 3
  @State private var isOpen = true

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<items, id: \.self) { Text("Item \($0)") }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Menu())
  try lab.toggle("Open")
}
