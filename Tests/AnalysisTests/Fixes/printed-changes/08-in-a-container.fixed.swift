import KataLab
import SwiftUI

struct List3: View {
  @State private var names = ["Ada"]

  var body: some View {
    VStack {
      // The names come first.
      ForEach(names, id: \.self) { Text($0) }
      Button("Add") { names.append("Grace") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(List3())
  try lab.tap("Add")
}
