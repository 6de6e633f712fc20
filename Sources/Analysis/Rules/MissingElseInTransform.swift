import Kata
import SwiftSyntax

extension Rule {
  static let missingElseInTransform = Rule(
    id: "missing-else-in-transform",
    summary: "A transform whose other branch loses the view",
    severity: .must,
    explanation: """
      A transform such as `.modify { view in … }` replaces the view by what its closure returns. \
      An `if #available` without `else` returns nothing on older systems, and there the view is \
      gone from the screen. It compiles, and on the newest system it looks right, which is how \
      it ships.

      A branch that is not made from the view loses it as well: `else { EmptyView() }`, another \
      view, or a forgotten `$0`.

      End with `else { view }`, or with what older systems should show instead, built from the \
      view. A view that only new systems are to have is no transform: put `if #available` around \
      the whole of it.

      It is fine, and silent here, when a condition other than the system's version says that \
      nothing is meant to be shown: `if isHidden { EmptyView() } else { view }`. A plain `if` \
      around a whole view is not a transform either.

      Source: "Supporting Multiple iOS Versions in SwiftUI Without Turning Your Views Into a \
      Mess" (Emad Beyrami, DEV Community, 2026); SE-0360 for what `#available` does to a \
      builder.
      """,
    bad: [
      """
      struct Panel: View {
        var body: some View {
          Text("panel").modify { view in
            ↓if #available(iOS 26, *) {
              view.glassEffect()
            }
          }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          Text("panel").applying {
            if #available(iOS 26, *) { $0.glassEffect() } ↓else { Color.clear }
          }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func glass() -> some View {
          ↓if #available(iOS 26, *) { self.glassEffect() }
        }
      }
      """,
      """
      extension View {
        func transformed<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }
      }
      struct Panel: View {
        var body: some View {
          Text("panel").transformed { content in
            ↓if #available(iOS 17, *) {
              content.contentMargins(8)
            } else if #available(iOS 16, *) {
              content.padding(8)
            }
          }
        }
      }
      """,
      """
      struct Glass: ViewModifier {
        func body(content: Content) -> some View {
          ↓if #available(iOS 26, *) { content.glassEffect() }
        }
      }
      """,
      """
      struct Panel: View {
        let isWide: Bool
        var body: some View {
          Text("panel").modify {
            if #available(iOS 26, *) { $0.glassEffect() } ↓else { EmptyView() }
          }
          Text("panel").modify { view in
            let edge = Edge.top
            ↓if #available(iOS 26, *) { Text("forgot the view") } else { view.padding(edge) }
          }
          Text("panel").modify { view in
            if #available(iOS 17, *) {
              ↓if isWide { view.contentMargins(8) }
            } else {
              view
            }
          }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func glass() -> some View {
          if #available(iOS 26, *) { self.glassEffect() } ↓else { EmptyView() }
        }
        @ViewBuilder func margins(_ size: CGFloat) -> some View {
          if #available(iOS 17, *) {
            contentMargins(size)
          } else if #available(iOS 16, *) {
            padding(size)
          } ↓else {
            Color.clear
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View {
          Text("panel").modify { view in
            if #available(iOS 26, *) { view.glassEffect() } else { view }
          }
        }
      }
      """,
      """
      struct Panel: View {
        let isHidden: Bool
        var body: some View {
          Text("sometimes").modify {
            if isHidden { $0.hidden() } else { EmptyView() }
          }
        }
      }
      extension View {
        @ViewBuilder func framed() -> some View {
          if #available(iOS 17, *) { padding(4) } else { ZStack { Color.red; self } }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          VStack {
            if #available(iOS 26, *) { Text("new") }
          }
        }
      }
      """,
      """
      struct Settings { func apply(_ change: (inout [Int]) -> Void) {} }
      func tune(_ settings: Settings, isLoud: Bool) {
        settings.apply { values in
          if isLoud { values.append(1) }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func hint() -> some View {
          if #available(iOS 17, *) { Text("needs iOS 17") }
        }
      }
      """,
      """
      struct Hidden: ViewModifier {
        let isHidden: Bool
        func body(content: Content) -> some View {
          if !isHidden { content }
        }
      }
      """,
    ]
  ) { context in
    for transform in context.index.transforms {
      context.reportLosses(of: transform.view, in: transform.closure.statements)
    }
    for method in context.index.viewExtensionMethods
    where method.signature.returnClause?.type.isSomeView == true {
      guard let statements = method.body?.statements else { continue }
      context.reportMissingFallback(in: statements, of: method.receiver)
    }
    for modifier in context.index.types where modifier.isViewModifier {
      for member in modifier.members("body") {
        guard let statements = member.code.as(CodeBlockSyntax.self)?.statements else { continue }
        context.reportMissingFallback(
          in: statements, of: Receiver(name: member.parameters.first ?? "content"))
      }
    }
  }
}

extension Context {
  /// In a transform: a missing `else`, and each branch that does not use the view.
  fileprivate func reportLosses(of view: Receiver, in statements: CodeBlockItemListSyntax) {
    // What stands above the last statement of a builder are declarations.
    guard let branch = statements.last?.expression?.as(IfExprSyntax.self),
      statements.dropLast().allSatisfy({ $0.item.is(DeclSyntax.self) })
    else { return }
    // Some branch has to turn the view into a view: else this is no transform of views.
    guard branch.yieldsSomewhere(view) else { return }
    reportLosses(of: view, in: branch)
  }

  /// In a modifier of one's own: the same, where it asks for the system.
  fileprivate func reportMissingFallback(in statements: CodeBlockItemListSyntax, of view: Receiver)
  {
    guard let branch = statements.onlyExpression?.as(IfExprSyntax.self),
      branch.asksForAvailability, branch.yieldsSomewhere(view)
    else { return }
    reportLosses(of: view, in: branch)
  }

  private func reportLosses(of view: Receiver, in branch: IfExprSyntax) {
    if !branch.endsWithElse { report(at: branch, Self.missing(view.name, branch)) }
    for (keyword, statements) in branch.branches {
      if let inner = statements.onlyExpression?.as(IfExprSyntax.self) {
        if inner.yieldsSomewhere(view), branch.asksForAvailability {
          reportLosses(of: view, in: inner)
        }
      } else if !statements.uses(view) {
        guard branch.asksForAvailability || keyword.id != branch.ifKeyword.id else { continue }
        guard branch.asksForAvailability || !statements.isNothing else { continue }
        report(
          at: keyword,
          "This branch returns something that is not made from `\(view.name)`, so the view is lost. "
            + "Return `\(view.name)`, changed or not.")
      }
    }
  }

  private static func missing(_ view: String, _ branch: IfExprSyntax) -> String {
    branch.asksForAvailability
      ? "Without `else` the view disappears on older systems. Add `else { \(view) }`."
      : "Without `else` the view disappears when the condition is false. Add `else { \(view) }`."
  }
}

extension IfExprSyntax {
  /// Whether some branch, or one of an `if` in it, yields the view.
  fileprivate func yieldsSomewhere(_ view: Receiver) -> Bool {
    branches.contains { _, statements in
      statements.yields(view)
        || statements.onlyExpression?.as(IfExprSyntax.self)?.yieldsSomewhere(view) ?? false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the view is mentioned; in an extension of View a bare `padding()` is one of it.
  fileprivate func uses(_ view: Receiver) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { reference in
      if reference.baseName.text == view.name { return true }
      guard view.name == "self", !reference.isMemberName,
        let call = reference.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == reference.id
      else { return false }
      return call.constructedType == nil && !view.parameters.contains(call.name)
    }
  }

  fileprivate var isNothing: Bool {
    isEmpty || onlyExpression?.as(FunctionCallExprSyntax.self)?.constructedType == "EmptyView"
  }
}
