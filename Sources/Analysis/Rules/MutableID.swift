import Kata
import SwiftSyntax

extension Rule {
  static let mutableID = Rule(
    id: "mutable-id",
    summary: "Rows told apart by a field that is edited",
    severity: .should,
    explanation: """
      The id says which row is which. When it is taken from a field that can be edited, an edit \
      makes another element of it: the row is destroyed and a new one is built, its state starts \
      over, and a text field loses focus at each key.

      Give the element an id that stays, `let id = UUID()` or the key it has in the data base, \
      and leave the edited fields out of it.

      It is fine, and silent here, when nothing writes the field, as with elements that are only \
      shown.

      Source: https://developer.apple.com/documentation/swift/identifiable ; WWDC21 "Demystify \
      SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Guests: View {
        @State private var guests = [Guest(name: "Ada")]
        var body: some View {
          ForEach($guests, id: ↓\\.name) { $guest in
            TextField("Name", text: $guest.name)
          }
          ForEach(guests, id: ↓\\.name) { Text($0.name) }
        }
      }
      struct Guest { var name: String }
      """,
      """
      struct Todo: Identifiable {
        var title: String
        var isDone = false
        var id: String { ↓title }
      }
      struct Todos: View {
        @Binding var todos: [Todo]
        var body: some View {
          List($todos) { $todo in Row(todo: $todo) }
        }
      }
      struct Row: View {
        @Binding var todo: Todo
        var body: some View { TextField("Title", text: $todo.title) }
      }
      """,
      """
      final class Cart: ObservableObject {
        @Published var items: [Item] = []
        func add(at index: Int) { items[index].count += 1 }
      }
      struct Item {
        let name: String
        var count: Int
      }
      struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View {
          ForEach(cart.items, id: ↓\\.count) { Text($0.name) }
        }
      }
      """,
      """
      struct Tag: Identifiable {
        var label: String
        var color: Int
        var id: String { "\\(↓label)-\\(color)" }
        mutating func rename(_ text: String) { label = text }
      }
      struct Tags: View {
        let tags: [Tag]
        var body: some View { ForEach(tags.sorted { $0.color < $1.color }) { Text($0.label) } }
      }
      """,
    ],
    good: [
      """
      struct Guests: View {
        @State private var guests = [Guest(name: "Ada")]
        @State private var draft = Guest(name: "")
        var body: some View {
          ForEach(guests, id: \\.name) { Text($0.name) }
          TextField("New", text: $draft.name)
          GuestForm(guest: $draft)
          Button("Add") { guests.append(draft) }
        }
      }
      struct GuestForm: View {
        @Binding var guest: Guest
        var body: some View { TextField("Name", text: $guest.name) }
      }
      struct Guest { var name: String }
      """,
      """
      struct Guests: View {
        @State private var guests = [Guest(name: "Ada")]
        var body: some View {
          ForEach($guests) { $guest in TextField("Name", text: $guest.name) }
        }
      }
      struct Guest: Identifiable {
        let id = UUID()
        var name: String
      }
      """,
      """
      struct Country: Identifiable {
        var name: String
        var visits = 0
        var id: String { name }
      }
      struct Countries: View {
        @State private var countries = [Country(name: "Peru")]
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          ForEach($countries) { $country in
            Stepper(country.name, value: $country.visits)
          }
          Button("Add") { countries.append(Country(name: name)) }
        }
      }
      """,
      """
      struct People: View {
        let people: [Person]
        @State private var profile = Profile(name: "")
        var body: some View {
          TextField("You", text: $profile.name)
          ForEach(people, id: \\.name) { Text($0.name) }
        }
      }
      struct Person { var name: String }
      struct Profile { var name: String }
      """,
    ]
  ) { context in
    var reported: Set<SyntaxIdentifier> = []
    for rows in context.index.rowCalls {
      guard let element = context.changes.elementType(of: rows.data, in: rows.owner),
        element.kind == .struct
      else { continue }
      let places: [(field: String, node: Syntax)]
      if let field = rows.idField, field != "id", field != "self", let id = rows.id {
        places = [(field, Syntax(id))]
      } else if rows.id == nil || rows.idField == "id" {
        places = element.members("id").filter { !$0.isFunction }.flatMap(\.uses)
          .map { ($0.name, $0.node) }
      } else {
        continue
      }
      for (field, node) in places where !reported.contains(node.id) {
        guard element.property(field)?.isConstant == false,
          context.changes.edit(of: field, in: element, shownBy: rows) != nil
        else { continue }
        reported.insert(node.id)
        context.report(
          at: node,
          "\(element.name) is told apart by `\(field)`, which is edited: each edit makes a new row "
            + "and destroys the state of the old one. Give \(element.name) an id that stays.",
          asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
        break
      }
    }
  }
}
