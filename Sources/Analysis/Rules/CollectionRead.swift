import Kata
import SwiftSyntax

extension Rule {
  static let collectionRead = Rule(
    id: "collection-read",
    summary: "Each row looks its own element up in a collection",
    severity: .should,
    explanation: """
      SwiftUI follows a collection as one value. A row that asks `favorites.contains(id)` or reads \
      `items[index]` depends on the whole collection: when one element changes, each row on screen \
      runs again, and each searches once more.

      Let the parent look up, and pass the row what it shows: `Row(item: item, isFavorite: …)`. \
      With `@Observable`, give each element a model of its own, so that only the one changes. For \
      editing, pass the element's binding: `ForEach($items) { $item in … }`.

      It is fine, and silent here, to look up in an action, in a view that is not a row, in a row \
      for each of a few constants, and in collections that do not change.

      Source: https://developer.apple.com/videos/play/wwdc2025/306 ; Apple's SwiftUI guidance on \
      data flow.
      """,
    bad: [
      """
      @Observable final class Library {
        var books: [Book] = []
        var favorites: Set<Int> = []
      }
      struct Shelf: View {
        let library: Library
        var body: some View {
          List(library.books) { book in BookRow(book: book, library: library) }
        }
      }
      struct BookRow: View {
        let book: Book
        let library: Library
        var body: some View {
          Text(book.title).bold(↓library.favorites.contains(book.id))
        }
      }
      """,
      """
      @Observable final class Landmarks {
        var favorites: [Int] = []
        func isFavorite(_ id: Int) -> Bool { favorites.contains(id) }
      }
      struct Places: View {
        let ids: [Int]
        var body: some View {
          ForEach(ids, id: \\.self) { id in PlaceRow(id: id) }
        }
      }
      struct PlaceRow: View {
        let id: Int
        @Environment(Landmarks.self) private var landmarks
        var body: some View { icon }
        private var icon: some View { Text(↓landmarks.isFavorite(id) ? "♥" : "♡") }
      }
      """,
      """
      struct Picker: View {
        @State private var selection: Set<Int> = []
        let ids: [Int]
        var body: some View {
          ForEach(ids, id: \\.self) { id in
            Row(id: id, selection: selection)
            Mark(id: id, selection: $selection)
          }
        }
      }
      struct Row: View {
        let id: Int
        let selection: Set<Int>
        var body: some View { Text(↓selection.contains(id) ? "on" : "off") }
      }
      struct Mark: View {
        let id: Int
        @Binding var selection: Set<Int>
        var body: some View { Text(↓selection.contains(id) ? "on" : "off") }
      }
      """,
      """
      struct Tasks: View {
        @State private var tasks: [String] = []
        var body: some View {
          ForEach(tasks.indices, id: \\.self) { index in TaskRow(tasks: $tasks, index: index) }
        }
      }
      struct TaskRow: View {
        @Binding var tasks: [String]
        let index: Int
        var body: some View { Text(↓tasks[index]) }
      }
      """,
    ],
    good: [
      """
      @Observable final class Library {
        var books: [Book] = []
        var favorites: Set<Int> = []
      }
      struct Shelf: View {
        let library: Library
        var body: some View {
          List(library.books) { book in
            BookRow(book: book, isFavorite: library.favorites.contains(book.id), library: library)
          }
        }
      }
      struct BookRow: View {
        let book: Book
        let isFavorite: Bool
        let library: Library
        var body: some View {
          Button(book.title) { if !library.favorites.contains(book.id) { add() } }.bold(isFavorite)
        }
        private func add() { library.favorites.insert(book.id) }
      }
      """,
      """
      struct Palette: View {
        let colors = ["red", "blue"]
        let indices: [Int]
        var body: some View {
          ForEach(indices, id: \\.self) { index in
            Swatch(names: Swatch.all, colors: colors, index: index)
          }
        }
      }
      struct Swatch: View {
        static let all = ["a", "b"]
        let names: [String]
        let colors: [String]
        let index: Int
        var body: some View { Text(names[index] + colors[index]) }
      }
      """,
      """
      @Observable final class Game { var scores: [Int] = [] }
      struct Board: View {
        let game: Game
        var body: some View { Text("\\(game.scores[0])") }
      }
      """,
      """
      struct Tabs: View {
        @State private var names: [String] = []
        @State private var kinds: [Int] = []
        var body: some View {
          ForEach(0..<3) { Tab(names: names, index: $0) }
          ForEach(kinds, id: \\.self) { Kind(names: names, index: $0) }
        }
      }
      struct Tab: View {
        let names: [String]
        let index: Int
        var body: some View { Text(names[index]) }
      }
      struct Kind: View {
        let names: [String]
        let index: Int
        var body: some View {
          Text(names[index])
          ForEach(names, id: \\.self) { Text($0) }
        }
      }
      """,
    ]
  ) { context in
    for row in context.index.views {
      let calls = context.index.constructions(of: row).filter(\.isInChangingRow)
      guard !calls.isEmpty else { continue }
      let uses = Evaluation(of: row, in: context.index).members.flatMap(\.uses)
        .filter { !$0.isDeferred }
      for property in row.properties {
        let mentions = uses.filter { $0.name == property.name }
        guard !mentions.isEmpty,
          let found = context.index.lookup(in: mentions, property, of: row, calls)
        else { continue }
        context.report(
          at: found.node,
          "\(row.name).body looks into all of `\(found.collection)`, so a change of one element runs "
            + "every \(row.name). Look up in the parent and pass what the row shows.",
          asks: [Evidence(.bodies(row.name), "\(row.name).body ran # times")])
      }
    }
  }
}

extension SourceIndex {
  /// The first look-up in a collection that changes, in a model's or in one handed to the row.
  fileprivate func lookup(
    in uses: [Use], _ property: Property, of row: Nominal, _ calls: [FunctionCallExprSyntax]
  ) -> (node: Syntax, collection: String)? {
    if let model = observed(by: property) {
      for use in uses where use.form == .value {
        guard let path = use.path, let collection = model.collection(behind: path) else { continue }
        return (use.node, "\(use.name).\(collection)")
      }
      return nil
    }
    guard [nil, "Binding"].contains(property.wrapper), property.initializer == nil,
      property.type?.element != nil,
      uses.allSatisfy({ $0.form == .value && $0.path?.looksUp == true && $0.path?.fields == [] }),
      calls.contains(where: { isChanging($0.argument(property.name)) }), let first = uses.first
    else { return nil }
    return (first.node, property.name)
  }

  private func observed(by property: Property) -> Nominal? {
    guard [nil, "Bindable", "Environment"].contains(property.wrapper) else { return nil }
    var name = property.typeName
    if property.wrapper == "Environment", property.typeName == nil,
      case .argumentList(let list) = property.wrapperAttribute?.arguments
    {
      name = list.first?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }
    let model = type(named: name, near: property.nameToken)
    return model?.isObservable == true ? model : nil
  }

  /// Whether an argument is the maker's state, or a model's.
  private func isChanging(_ argument: ExprSyntax?) -> Bool {
    guard let argument, let owner = type(around: argument),
      let root = argument.chainRoot.as(DeclReferenceExprSyntax.self)
    else { return false }
    var name = root.baseName.identifierText
    if name == "self", let access = argument.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.identifierText
    }
    if name.hasPrefix("$") { name.removeFirst() }
    guard let property = owner.property(name) else { return false }
    if let wrapper = property.wrapper { return wrapper != "Environment" }
    return type(named: property.typeName, near: property.nameToken)?.isObservable == true
  }
}

/// What follows the mention of a value: the fields, and the look-up behind them.
private struct Path {
  var fields: [String] = []
  /// The method called on the last of them; `nil` for a subscript.
  var method: String?

  var looksUp: Bool {
    method.map { ["contains", "first", "firstIndex", "last", "lastIndex"].contains($0) } ?? true
  }
}

extension Use {
  /// `nil` when neither a call nor a subscript ends it.
  fileprivate var path: Path? {
    var path = Path()
    var outer = node
    while let parent = outer.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        outer = parent
      } else if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == outer.id {
        let name = access.declName.baseName.identifierText
        if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id {
          path.method = name
          return path
        }
        path.fields.append(name)
        outer = parent
      } else {
        let call = parent.as(SubscriptCallExprSyntax.self)
        return call?.calledExpression.id == outer.id ? path : nil
      }
    }
    return nil
  }
}

extension Nominal {
  /// The changing collection of a model that such a path looks into, directly or by a method.
  fileprivate func collection(behind path: Path) -> String? {
    if path.looksUp, path.fields.count == 1, isCollection(path.fields[0]) { return path.fields[0] }
    guard path.fields.isEmpty, let method = path.method else { return nil }
    return members(method).flatMap(\.uses).first { use in
      use.path?.looksUp == true && use.path?.fields == [] && isCollection(use.name)
        && !use.isAssigned
    }?.name
  }

  private func isCollection(_ name: String) -> Bool {
    guard let property = property(name), !property.isConstant else { return false }
    if property.type?.element != nil { return true }
    guard let value = property.initializer else { return false }
    return value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
      || value.as(FunctionCallExprSyntax.self)?.constructedType == "Set"
  }
}
