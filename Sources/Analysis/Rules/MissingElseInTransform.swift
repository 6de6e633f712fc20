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

      End with `else { view }`, or with what older systems should show instead, built from the \
      view.

      It is fine, and silent here, when a branch says that nothing is meant to be shown: `else { \
      EmptyView() }`. A plain `if` around a whole view is not a transform either.

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
        var body: some View {
          Text("new only").modify {
            if #available(iOS 26, *) { $0.glassEffect() } else { EmptyView() }
          }
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
    let transforms = names.union(
      context.index.viewExtensionMethods.filter(\.isTransform).map(\.name.identifierText))
    for call in context.index.calls {
      guard transforms.contains(call.name), call.constructedType == nil,
        call.calledExpression.is(MemberAccessExprSyntax.self),
        call.isInViewCode, let closure = call.closures.last?.closure,
        closure.parameterNames.count == 1 || closure.signature == nil
      else { continue }
      let parameter = closure.parameterNames.first ?? "$0"
      context.reportLosses(of: parameter, in: closure.statements)
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

  private static let names: Set = [
    "modify", "modified", "applying", "apply", "transform", "transformed", "adapt", "adapting",
    "backport",
  ]
}

extension FunctionDeclSyntax {
  /// Whether it takes one closure from the view to another view, and nothing else.
  fileprivate var isTransform: Bool {
    guard signature.parameterClause.parameters.count == 1,
      let parameter = signature.parameterClause.parameters.first,
      let function = parameter.type.function, function.parameters.count == 1
    else { return false }
    return function.parameters.first?.type.dottedName == "Self"
  }
}

extension Context {
  /// In a transform: a missing `else`, and each branch that neither uses the view nor says that
  /// nothing is to be shown.
  fileprivate func reportLosses(
    of view: String, in statements: CodeBlockItemListSyntax
  ) {
    guard let branch = statements.onlyExpression?.as(IfExprSyntax.self) else { return }
    let branches = branch.branches
    // Some branch has to turn the view into a view: else this is no transform of views.
    guard branches.contains(where: { $0.statements.yields(Receiver(name: view)) }) else { return }
    if !branch.endsWithElse {
      report(at: branch, Self.missing(view, branch))
    }
    for lost in branches.dropFirst() where !lost.statements.keeps(view) {
      report(
        at: lost.keyword,
        "This branch returns something that is not made from `\(view)`, so the view is lost. "
          + "Return `\(view)`, or `EmptyView()` if it is meant to disappear.")
    }
  }

  /// In a modifier of one's own: an `#available` without `else`.
  fileprivate func reportMissingFallback(in statements: CodeBlockItemListSyntax, of view: Receiver)
  {
    guard let branch = statements.onlyExpression?.as(IfExprSyntax.self),
      branch.asksForAvailability, !branch.endsWithElse,
      branch.branches.contains(where: { $0.statements.yields(view) })
    else { return }
    report(at: branch, Self.missing(view.name, branch))
  }

  private static func missing(_ view: String, _ branch: IfExprSyntax) -> String {
    branch.asksForAvailability
      ? "Without `else` the view disappears on older systems. Add `else { \(view) }`."
      : "Without `else` the view disappears when the condition is false. Add `else { \(view) }`."
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func keeps(_ view: String) -> Bool {
    if all(DeclReferenceExprSyntax.self).contains(where: { $0.baseName.text == view }) {
      return true
    }
    return onlyExpression?.as(FunctionCallExprSyntax.self)?.constructedType == "EmptyView"
  }
}
