import SwiftUI
import Testing

private struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var pages: Int
}

private struct CatalogScreen: View {
  @State private var books = [
    Book(id: 1, title: "Emma", pages: 474), Book(id: 2, title: "Ulysses", pages: 730),
  ]
  @State private var path: [Book] = []
  @State private var edited: Book?

  var body: some View {
    NavigationStack(path: $path) {
      List(books) { book in
        NavigationLink(value: book) {
          BookRow(title: book.title)
        }
        .listRowSeparatorTint(.secondary)
      }
      .navigationTitle("Books")
      .navigationDestination(for: Book.self) { book in
        BookPage(book: book) { edited = book }
      }
    }
    .sheet(item: $edited, onDismiss: { path = [] }) { book in
      BookEditor(title: book.title) { title in
        if let index = books.firstIndex(where: { $0.id == book.id }) {
          books[index].title = title
        }
      }
      .presentationDetents([.height(240), .large])
    }
  }
}

private struct BookRow: View {
  let title: String
  var body: some View { Text(title).lineLimit(1).truncationMode(.tail) }
}

private struct BookPage: View {
  let book: Book
  let edit: () -> Void
  @State private var isRead = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(book.pages) pages").font(.title2.weight(.semibold))
      Toggle("Read", isOn: $isRead)
      ProgressView(value: isRead ? 1 : 0.3).progressViewStyle(.linear)
      Button("Edit", action: edit).buttonStyle(.borderedProminent).controlSize(.large)
    }
    .toolbar(.hidden, for: .tabBar)
    .navigationBarBackButtonHidden()
  }
}

private struct BookEditor: View {
  @State var title: String
  let save: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $title, prompt: Text("Title"))
      Button("Save") {
        save(title)
        dismiss()
      }
      .keyboardShortcut(.return, modifiers: .command)
    }
  }
}

@MainActor @Test func `a master and its detail keep to themselves`() {
  let rig = Rig()
  var steps = [rig.mount { CatalogScreen() }]
  steps.append(rig.tap("Emma"))
  steps.append(rig.toggle("Read"))
  steps.append(rig.tap("Edit"))
  steps.append(rig.enter("Emma!", into: "Title"))
  steps.append(rig.tap("Save"))
  #expect(
    steps.map(\.story) == [
      """
      ran BookRow 2, CatalogScreen 1
      Emma | Ulysses
      """,
      """
      ran BookPage 1
      474 pages | Read | Edit
      """,
      """
      ran BookPage 1
      474 pages | Read | Edit
      """,
      """
      ran BookEditor 1
      474 pages | Read | Edit | Emma | Save
      """,
      """
      474 pages | Read | Edit | Emma! | Save
      """,
      """
      ran BookPage 1, BookRow 1, CatalogScreen 1
      wasted BookPage 1
      Emma! | Ulysses
      """,
    ])
}
