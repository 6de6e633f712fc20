import Kata
import SwiftSyntax

extension Rule {
  static let indexID = Rule(
    id: "index-id",
    summary: "Rows told apart by their position, over elements that move",
    severity: .should,
    explanation: """
      Under `id: \\.offset` or `ForEach(items.indices, id: \\.self)` a row's identity is its \
      position. After an insertion at the front the first row is still row 0, now of another \
      element: state, focus and animations stay with the position, and the row that SwiftUI adds \
      or removes is always the last.

      Iterate over the elements and let them bring their ids: `ForEach(items) { item in }`, or \
      `ForEach($items) { $item in }` to edit them. Where the position is needed as well, keep it \
      out of the id: `ForEach(Array(items.enumerated()), id: \\.element.id)`.

      It is fine, and silent here, when the collection is constant, or only grows at its end, is \
      emptied or loaded as a whole, and when a position is what is shown, as the cells of a grid \
      that a function computes.

      Source: WWDC21 "Demystify SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022 \
      ; https://developer.apple.com/documentation/swiftui/foreach
      """,
    bad: [
      """
      struct Todos: View {
        @State private var todos = ["Buy milk"]
        var body: some View {
          List {
            ForEach(todos.indices, id: ↓\\.self) { index in
              TextField("Todo", text: $todos[index])
            }
            .onDelete { todos.remove(atOffsets: $0) }
            ForEach(0..<todos.count, id: ↓\\.self) { Text(todos[$0]) }
          }
        }
      }
      """,
      """
      struct Feed: View {
        @ObservedObject var model: FeedModel
        var body: some View {
          ForEach(Array(model.posts.enumerated()), id: ↓\\.offset) { index, post in
            PostRow(post: post, isFirst: index == 0)
          }
        }
      }
      struct PostRow: View {
        let post: Post
        let isFirst: Bool
        @State private var isLiked = false
        var body: some View { Toggle(post.title, isOn: $isLiked) }
      }
      final class FeedModel: ObservableObject {
        @Published var posts: [Post] = []
        func receive(_ post: Post) { posts.insert(post, at: 0) }
      }
      struct Post { let title: String }
      """,
      """
      struct Results: View {
        let names: [String]
        @State private var query = ""
        var found: [String] { names.filter { query.isEmpty || $0.contains(query) } }
        var body: some View {
          TextField("Search", text: $query)
          ForEach(Array(zip(found.indices, found)), id: ↓\\.0) { Text($0.1) }
        }
      }
      """,
      """
      struct Board: View {
        @State private var cards = ["a", "b"]
        var body: some View {
          Button("Shuffle") { cards.shuffle() }
          Cards(cards: cards)
        }
      }
      struct Cards: View {
        let cards: [String]
        var body: some View {
          ForEach(cards.enumerated(), id: ↓\\.offset) { Text($0.element) }
        }
      }
      """,
    ],
    good: [
      """
      struct Month: View {
        @State private var month = 1
        let views: [AnyView]
        @State private var isShort = false
        var shown: [AnyView] { views.filter { _ in isShort } }
        var body: some View {
          Button("Next") { month = month % 12 + 1 }
          Toggle("Short", isOn: $isShort)
          ForEach(Array(days(of: month).enumerated()), id: \\.offset) { _, day in Text("\\(day)") }
          ForEach(0..<shown.count, id: \\.self) { shown[$0] }
          ForEach(Array(letters.enumerated()), id: \\.offset) { Text($0.element) }
        }
        var letters: [String] { "\\(month)".compactMap { $0 == "1" ? nil : String($0) } }
        func days(of month: Int) -> [Int] { Array(1...28) }
      }
      """,
      """
      struct Pages: View {
        let titles = ["One", "Two"]
        @State private var page = 0
        var body: some View {
          ForEach(titles.indices, id: \\.self) { index in
            Button(titles[index]) { page = index }
          }
          ForEach(Array(titles.enumerated()), id: \\.offset) { Text($0.element) }
        }
      }
      """,
      """
      struct Log: View {
        @State private var lines: [String] = []
        var body: some View {
          ForEach(lines.indices, id: \\.self) { Text(lines[$0]) }
          Button("Add") { lines.append("line") }
          Button("Clear") { lines.removeAll() }
            .task { lines = await load() }
        }
        func load() async -> [String] { [] }
      }
      """,
      """
      struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Buy milk")]
        var body: some View {
          List {
            ForEach($todos) { $todo in TextField("Todo", text: $todo.title) }
              .onDelete { todos.remove(atOffsets: $0) }
            ForEach(Array(todos.enumerated()), id: \\.element.id) { Text($0.element.title) }
          }
        }
      }
      struct Todo: Identifiable {
        let id: Int
        var title: String
      }
      """,
      """
      struct Guests: View {
        @State private var count = 1
        var body: some View {
          Stepper("Guests", value: $count)
          ForEach(0..<count, id: \\.self) { Text("Guest \\($0)") }
        }
      }
      """,
    ]
  ) { context in
    for rows in context.index.rowCalls {
      guard let id = rows.id, let collection = rows.indexedCollection,
        context.changes.elementName(of: collection, in: rows.owner)?.name != "AnyView",
        collection.withoutSelection.writtenPath != nil
      else { continue }
      let cause = context.changes.cause(of: collection, in: rows.owner)
      guard cause.change.contains(.order), let name = cause.name else { continue }
      context.report(
        at: id,
        "These rows of \(rows.owner.name) are told apart by position, but elements of "
          + "\(collection.quoted(or: "`\(name)`")) come, go or move, and their state then belongs to "
          + "others. Use an id of the elements.",
        asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
    }
  }
}

extension RowCall {
  /// The collection that gives these rows positions for ids.
  fileprivate var indexedCollection: ExprSyntax? {
    guard let collection = data.indexedCollection else { return nil }
    let isPairs = !data.trimmedDescription.hasSuffix("indices") && data.rangeBounds == nil
    return (isPairs ? ["offset", "0"] : ["self"]).contains(idField) ? collection : nil
  }
}
