import KataLab
import SwiftUI

struct Split: View {
  @State private var isWide = false
  @State private var taps = 0
  let items: [String]

  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      Button(isWide ? "Wide" : "Narrow") { isWide.toggle() }
      if isWide {
        HStack { ItemRows(items: items); Text("wide") }
      } else {
        ItemRows(items: items).padding()
      }
    }
  }
}

struct ItemRows: View {
  let items: [String]

  var body: some View {
    ForEach(self.items, id: \.self) { item in Text(item) }
  }
}

#Preview {
  Split(items: ["a"])
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Split(items: ["a", "b"]))
  try lab.tap("Taps 0")
  try lab.tap("Narrow")
}
