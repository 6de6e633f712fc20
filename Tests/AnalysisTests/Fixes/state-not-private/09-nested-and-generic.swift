import KataLab
import SwiftUI

enum Library {
  struct Shelf<Label: View>: View {
    @ViewBuilder let label: Label
    @State var books = [String]()

    var body: some View {
      VStack {
        label
        Text(books.joined(separator: ", "))
        Button("Add") { books.append("Book \(books.count + 1)") }
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Library.Shelf { Text("Fiction") })
  try lab.tap("Add")
  try lab.tap("Add")
}
