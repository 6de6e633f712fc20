import Kata
import SwiftSyntax

extension Rule {
  static let equatableHidesInput = Rule(
    id: "equatable-hides-input",
    summary: "A view's == leaves out an input that its body shows",
    severity: .must,
    explanation: """
      Where a view has a `==` of its own, SwiftUI asks it whether the value that the parent made is \
      a new one. If `==` says no, body does not run, and the view goes on showing the old value. An \
      input that body shows and `==` leaves out is therefore shown late or never. Often the `==` \
      was right once, and the input came later.

      Compare every input that body reads, or let the compiler write `==`.

      It is fine, and silent here, to leave out closures, content, and what changes by other means: \
      state, bindings, environment values and models wake the view whatever `==` says. For a view \
      of plain bytes without `.equatable()` SwiftUI ignores `==`, which is another rule's finding.

      Source: https://developer.apple.com/documentation/swiftui/equatableview ; \
      https://swiftui-lab.com/equatableview/
      """,
    bad: [
      """
      struct Badge: View, Equatable {
        let title: String
        let count: Int
        static func ↓== (lhs: Badge, rhs: Badge) -> Bool { lhs.title == rhs.title }
        var body: some View { Text("\\(title) \\(count)") }
      }
      """,
      """
      struct Message: Identifiable { let id: Int; var text: String; var isRead: Bool }
      struct Row: View {
        let message: Message
        var body: some View { label }
        private var label: some View { Text(message.text) }
      }
      extension Row: Equatable {
        static func ↓== (a: Row, b: Row) -> Bool { a.message.id == b.message.id }
      }
      """,
      """
      struct Screen: View {
        @State private var level = 1
        var body: some View { Gauge(level: level, limit: 10).equatable() }
      }
      struct Gauge: View, Equatable {
        let level: Int
        let limit: Int
        nonisolated static func ↓== (lhs: Self, rhs: Self) -> Bool {
          return lhs.limit == rhs.limit
        }
        var body: some View { Text("\\(level) of \\(limit)") }
      }
      """,
    ],
    good: [
      """
      struct Actions { let select: (Int) -> Void }
      struct Badge: View, Equatable {
        let title: String
        let count: Int
        let action: () -> Void
        let actions: Actions
        static func == (lhs: Badge, rhs: Badge) -> Bool {
          lhs.title == rhs.title && lhs.count == rhs.count
        }
        var body: some View {
          Button("\\(title) \\(count)", action: action)
          Stars(actions: actions)
        }
      }
      """,
      """
      struct Field: View, Equatable {
        let title: String
        let token: Int
        @State private var isOn = false
        @Binding var text: String
        @Environment(\\.locale) private var locale
        static func == (lhs: Field, rhs: Field) -> Bool { lhs.title == rhs.title }
        var body: some View {
          TextField(title, text: $text).foregroundStyle(isOn ? .red : .blue)
            .onSubmit { print(token, locale) }
        }
      }
      """,
      """
      struct Movie: Identifiable, Equatable { let id: Int; let title: String }
      struct Poster: View, Equatable {
        let movie: Movie
        let size: Int
        private var key: String { "\\(movie.id)-\\(size)" }
        static func == (lhs: Poster, rhs: Poster) -> Bool { lhs.key == rhs.key }
        var body: some View { Text(movie.title).frame(width: CGFloat(size)) }
      }
      """,
      """
      struct Screen: View {
        @State private var level = 1
        var body: some View { Level(level: level, limit: 10) }
      }
      struct Level: View, Equatable {
        let level: Int
        let limit: Int
        static func == (lhs: Level, rhs: Level) -> Bool { lhs.limit == rhs.limit }
        var body: some View { Text("\\(level) of \\(limit)") }
      }
      """,
      """
      struct Page: View, Equatable {
        let text: String
        let size: Int
        static func == (lhs: Page, rhs: Page) -> Bool { isSame(lhs, rhs) }
        static func isSame(_ a: Page, _ b: Page) -> Bool { a.text == b.text && a.size == b.size }
        var body: some View { Text(text).frame(width: CGFloat(size)) }
      }
      """,
    ]
  ) { context in
    for equality in Equality.all(in: context) where equality.isAsked(context.index) {
      let hidden = equality.hidden(context.index)
      guard let first = hidden.first else { continue }
      let view = equality.view.name
      let names = hidden.map { "`\($0)`" }.joined(separator: " and ")
      context.report(
        at: equality.function.name,
        "\(view).body shows \(names), which == does not compare, so \(view) goes on showing the old "
          + "value when only `\(first)` changes. Compare \(hidden.count == 1 ? "it" : "them") too.",
        asks: [Evidence(.skipped(view), "\(view) was skipped as equal # times")])
    }
  }
}

extension SourceIndex {
  /// Whether it is a struct with closures in it, which nobody can compare.
  fileprivate func isBundleOfActions(_ property: Property) -> Bool {
    type(named: property.typeName, near: property.nameToken)?.properties
      .contains { $0.type?.function != nil } ?? false
  }
}

extension Equality {
  /// Whether SwiftUI uses it: always with `.equatable()`, else unless the view is plain bytes.
  fileprivate func isAsked(_ index: SourceIndex) -> Bool {
    view.inherited.contains("Equatable")
      && (index.isWrapped(view) || index.isTrivial(view) == false)
  }

  fileprivate func hidden(_ index: SourceIndex) -> [String] {
    let types = ValueTypes(index: index)
    let uses = Evaluation(of: view, in: index).members.flatMap(\.uses)
      .filter { !$0.isDeferred && !$0.isAssigned && $0.form == .value }
    var hidden: [String] = []
    for property in view.properties
    where property.wrapper == nil && !(property.isConstant && property.initializer != nil)
      && types.isKnownValue(property) && !index.isBundleOfActions(property)
    {
      let shown = uses.filter { $0.name == property.name }
      guard !shown.isEmpty else { continue }
      guard let fields = compared[property.name] else {
        hidden.append(property.name)
        continue
      }
      guard !fields.contains(""),
        let type = index.type(named: property.typeName, near: property.nameToken),
        type.kind == .struct
      else { continue }
      let field = shown.compactMap(\.member).first { member in
        guard let stored = type.property(member) else { return false }
        return !stored.isConstant && !fields.contains(member)
      }
      if let field { hidden.append("\(property.name).\(field)") }
    }
    return hidden
  }
}
