import Kata
import SwiftSyntax

extension Rule {
  static let multiIDSelf = Rule(
    id: "multi-id-self",
    summary: "Whole values used as ids, although they are edited",
    severity: .should,
    explanation: """
      Under `id: \\.self` the value itself is the identity, all of its fields together. An edit \
      of any field makes another id: the row is destroyed with its state and a new one is built, \
      and a text field loses focus at each key. Large values are hashed as a whole each time rows \
      are compared.

      Make the elements `Identifiable` with an id that stays, and leave `id:` away.

      It is fine, and silent here, over values that nothing edits in place: strings and numbers \
      that are only shown, cases of an enum, small constants.

      Source: https://developer.apple.com/documentation/swiftui/foreach ; WWDC21 "Demystify \
      SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Docs: View {
        @State private var docs = [Doc(title: "a"), Doc(title: "b")]
        var body: some View {
          Button("Star") { docs[0].stars += 1 }
          ForEach(docs, id: ↓\\.self) { Text($0.title) }
        }
      }
      struct Doc: Hashable {
        var title: String
        var stars = 0
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Bo"]
        var body: some View {
          List($names, id: ↓\\.self) { $name in TextField("Name", text: $name) }
        }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var todos: [Todo] = []
        func finish(_ index: Int) { todos[index].isDone = true }
      }
      struct Todo: Identifiable, Hashable {
        let id: Int
        var isDone = false
      }
      struct Todos: View {
        @ObservedObject var store: Store
        var body: some View {
          ForEach(store.todos, id: ↓\\.self) { Text("\\($0.id)") }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        let names: [String]
        @State private var fruits = ["Apple"]
        var body: some View {
          ForEach(names, id: \\.self) { Text($0) }
          ForEach(fruits, id: \\.self) { Text($0) }
          ForEach(Size.allCases, id: \\.self) { Text($0.rawValue) }
          Button("Add") { fruits.append("Pear") }
        }
      }
      enum Size: String, CaseIterable { case small, large }
      """,
      """
      struct Docs: View {
        @State private var docs = [Doc(id: 1, title: "a")]
        var body: some View {
          ForEach($docs) { $doc in TextField("Title", text: $doc.title) }
        }
      }
      struct Doc: Identifiable {
        let id: Int
        var title: String
      }
      """,
      """
      struct Points: View {
        private let points = [Point(x: 1, y: 2), Point(x: 2, y: 2)]
        @State private var chosen = Choice(x: 0)
        var body: some View {
          ForEach(points, id: \\.self) { point in
            Button("\\(point.x)") { chosen.x = point.x }
          }
        }
      }
      struct Point: Hashable {
        var x: Int
        var y: Int
      }
      struct Choice { var x: Int }
      """,
    ]
  ) { context in
    for rows in context.index.rowCalls where rows.idField == "self" {
      guard let id = rows.id, let edited = context.editedPart(of: rows) else { continue }
      context.report(
        at: id,
        "\(edited) is edited, and the whole value is the id: each edit makes a new row and destroys "
          + "the state of the old one. Give the elements an id that stays.",
        asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
    }
  }
}

extension Context {
  /// What of the elements is written somewhere, in words.
  fileprivate func editedPart(of rows: RowCall) -> String? {
    if let element = changes.elementType(of: rows.data, in: rows.owner), element.kind == .struct {
      let field = element.properties.first {
        !$0.isConstant && changes.edit(of: $0.name, in: element, shownBy: rows) != nil
      }
      if let field { return "\(element.name).\(field.name)" }
    }
    guard rows.data.trimmedDescription.hasPrefix("$"), let name = rows.element,
      changes.writes.named(name).contains(where: {
        $0.names == [name] && $0.node.isInside(rows.call)
      })
    else { return nil }
    return "`\(name)`"
  }
}
