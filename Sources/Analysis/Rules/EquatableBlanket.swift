import Kata
import SwiftSyntax

extension Rule {
  static let equatableBlanket = Rule(
    id: "equatable-blanket",
    summary: "An .equatable() where SwiftUI compares in the same way without it",
    severity: .note,
    explanation: """
      SwiftUI compares every view before it runs its body. A view that is `Equatable` and stores \
      anything beyond plain bytes, such as a `String`, an array, an object or state, is compared \
      with its `==` by itself; one of plain bytes with the `==` that the compiler writes comes out \
      the same either way. `.equatable()` then changes nothing, and a reader looks for the reason.

      Leave it out, and measure before and after: skipped stays skipped.

      It is fine, and silent here, on a view of plain bytes with a `==` of its own, which is not \
      asked otherwise, and on the rows of a list, where it was measured to help in debug builds.

      Source: John Harper of the SwiftUI team, quoted at \
      https://chris.eidhof.nl/note/swiftui-view-equality ; \
      https://fatbobman.com/en/posts/avoid_repeated_calculations_of_swiftui_views/
      """,
    bad: [
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Title(text: "a").↓equatable()
        }
      }
      struct Title: View, Equatable {
        let text: String
        var body: some View { Text(text) }
      }
      """,
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View { VStack { Level(value: count).↓equatable().padding() } }
      }
      struct Level: View, Equatable {
        let value: Int
        var body: some View { Text("\\(value)") }
      }
      """,
      """
      struct Screen: View {
        @State private var names: [String] = []
        var body: some View { Names(names: names, action: { names = [] }).↓equatable() }
      }
      struct Names: View {
        let names: [String]
        let action: () -> Void
        var body: some View { Button(names.joined(), action: action) }
      }
      extension Names: Equatable {
        static func == (a: Names, b: Names) -> Bool { a.names == b.names }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        @State private var tick = 0
        var body: some View { Gauge(level: tick / 10, tick: tick).equatable() }
      }
      struct Gauge: View, Equatable {
        let level: Int
        let tick: Int
        static func == (a: Gauge, b: Gauge) -> Bool { a.level == b.level }
        var body: some View { Text("\\(level)") }
      }
      """,
      """
      struct Screen: View {
        let names: [String]
        var body: some View { List(names, id: \\.self) { Title(text: $0).equatable() } }
      }
      struct Title: View, Equatable {
        let text: String
        var body: some View { Text(text) }
      }
      """,
      """
      struct Screen: View {
        let model: External
        var body: some View {
          Page(model: model).equatable()
          Other(model: model).equatable()
        }
      }
      struct Page: View, Equatable {
        let model: External
        var body: some View { Text(model.name) }
      }
      """,
    ],
    fix: "Deletes `.equatable()`."
  ) { context in
    let wrappings = context.index.calls.filter { $0.name == "equatable" && $0.arguments.isEmpty }
    guard !wrappings.isEmpty else { return }
    let written = Set(
      context.files.flatMap { $0.tree.all(FunctionDeclSyntax.self) }
        .filter { $0.name.text == "==" }
        .compactMap { context.index.type(around: $0)?.declaration.id })
    for wrapping in wrappings {
      guard let access = wrapping.calledExpression.as(MemberAccessExprSyntax.self),
        let made = access.base?.as(FunctionCallExprSyntax.self),
        let view = context.index.type(named: made.constructedType, near: made), view.isView,
        view.inherited.contains("Equatable"), !made.isInRow(below: Syntax(made.root)),
        let isTrivial = context.index.isTrivial(view),
        !isTrivial || !written.contains(view.declaration.id)
      else { continue }
      context.report(
        at: access.declName,
        isTrivial
          ? "\(view.name) is plain bytes, and its == says nothing else, so it is compared in the "
            + "same way without this. Leave it out."
          : "SwiftUI asks \(view.name)'s == without this too, because \(view.name) stores more than "
            + "plain bytes. Leave it out.",
        asks: [Evidence(.skipped(view.name), "\(view.name) was skipped as equal # times")],
        fix: context.removing(modifier: wrapping))
    }
  }
}
