import Kata
import SwiftSyntax

extension Rule {
  static let storedContentClosure = Rule(
    id: "stored-content-closure",
    summary: "A container stores the closure that makes its content instead of the content",
    severity: .should,
    explanation: """
      A view is skipped when its new value equals the old one. Closures cannot be compared \
      reliably: one that captures `self` or a changing value counts as different each time. A \
      container with `let content: () -> Content` is therefore evaluated, content and all, \
      whenever its parent is. One that stores the finished `Content` compares that value field \
      by field and can sleep.

      Store the value: `@ViewBuilder let content: Content`. The call site does not change, the \
      memberwise initializer still takes a closure and calls it once.

      It is fine, and silent here, when the closure is escaping on purpose: called only under a \
      condition, several times, inside a lazy container or a presentation, or with an argument.

      Source: https://rensbr.eu/blog/swiftui-escaping-closures/ and Apple's guidance on the \
      environment (closures have no reliable equality).
      """,
    bad: [
      """
      struct Card<Content: View>: View {
        let ↓content: () -> Content
        var body: some View {
          VStack { content() }.padding()
        }
      }
      """,
      """
      struct Panel<Header: View, Content: View>: View {
        @ViewBuilder var ↓header: () -> Header
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            header()
            content
          }
        }
      }
      """,
      """
      struct Hidden<Content: View>: View, @MainActor Equatable {
        let title: String
        let ↓content: () -> Content
        static func == (a: Self, b: Self) -> Bool { a.title == b.title }
        var body: some View {
          VStack {
            Text(title)
            content()
          }
        }
      }
      """,
      """
      struct Titled<Label>: View where Label: View {
        let title: String
        private let ↓label: () -> Label
        init(title: String, @ViewBuilder label: @escaping () -> Label) {
          self.title = title
          self.label = label
        }
        var body: some View {
          HStack {
            Text(title)
            self.label().bold()
          }
        }
      }
      """,
      """
      struct Tap<Label: View>: View {
        @State private var taps = 0
        let ↓label: () -> Label
        var body: some View {
          Button { taps += 1 } label: { HStack { label() } }
        }
      }
      """,
    ],
    good: [
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content }.padding() }
      }
      """,
      """
      struct Lazily<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
      }
      """,
      """
      struct Disclosure<Content: View>: View {
        @State private var isOpen = false
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content() }
          }
        }
      }
      """,
      """
      struct Presenter<Content: View>: View {
        @State private var isShown = false
        let content: () -> Content
        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { content() }
        }
      }
      """,
      """
      struct Rows<Row: View>: View {
        let names: [String]
        let row: (String) -> Row
        var body: some View { ForEach(names, id: \\.self) { row($0) } }
      }
      """,
      """
      struct Twice<Content: View>: View {
        let content: () -> Content
        var body: some View {
          HStack {
            content()
            content()
          }
        }
      }
      """,
    ],
    fix: "Stores the content itself: declaration, use and initializers change, call sites stay."
  ) { context in
    for view in context.index.views {
      for property in view.properties where property.isStoredContent(of: view) {
        let uses = view.members.flatMap(\.uses).filter { $0.name == property.name }
        guard uses.count == 1, let use = uses.first, use.isPlainCall(in: view) else { continue }
        // With `==` it sleeps even when it must not.
        let isCompared = view.inherited.contains("Equatable")
        let cost =
          isCompared
          ? "which its `==` cannot compare and so has to miss"
          : "and closures are never reliably equal, so \(view.name).body runs whenever its parent's "
            + "does"
        context.report(
          at: property.nameToken,
          "\(view.name) stores `\(property.name)` as a closure, \(cost). Store what it makes: "
            + "`@ViewBuilder let \(property.name): \(property.contentType)`.",
          asks: [.again(view.name)] + (isCompared ? [] : context.sleep(of: view)),
          fix: context.storingContent(property, of: view, use: use))
      }
    }
  }
}

extension Property {
  fileprivate var contentType: String {
    type?.function?.returnClause.type.trimmedDescription ?? "Content"
  }

  /// Whether this is `() -> Content` for a `Content` that the view is generic over.
  fileprivate func isStoredContent(of view: Nominal) -> Bool {
    guard wrapper == nil, let function = type?.function, function.parameters.isEmpty,
      function.effectSpecifiers == nil, !(type?.is(OptionalTypeSyntax.self) ?? false)
    else { return false }
    return view.viewParameters.contains(contentType)
  }
}

extension Use {
  /// Whether it is called where it is evaluated together with the body, once, unconditionally.
  fileprivate func isPlainCall(in view: Nominal) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, let body = view.body, node.isInside(body.code),
      // A view that is nothing but the call exists to put the making off.
      body.code.as(CodeBlockItemListSyntax.self)?.onlyExpression?.id != call.id
    else { return false }
    return !isDeferred && node.isUnconditional(below: body.code)
  }
}
