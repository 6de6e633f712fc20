import Kata
import SwiftSyntax

extension Rule {
  static let missingFallback = Rule(
    id: "missing-fallback",
    summary: "A backport that does nothing on the systems it is there for",
    severity: .should,
    explanation: """
      A backport promises that its callers need not ask for the system. One whose `#available` has \
      no `else` breaks that on exactly the systems it was written for: a view that goes through it \
      disappears, a call does nothing and says nothing.

      Say what older systems get: the view unchanged, `else { content }`, or something close. Where \
      there is nothing close, mark the function `@available` and let callers decide.

      It is fine, and silent here, for functions that are marked `@available`, for those that \
      return a value on both paths, and outside of types that wrap another value.

      Source: Dave DeLong, "Simplifying Backwards Compatibility in Swift", \
      https://davedelong.com/blog/2021/10/09/simplifying-backwards-compatibility-in-swift/
      """,
    bad: [
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @ViewBuilder func clip() -> some View {
          ↓if #available(iOS 17, *) { content.scrollClipDisabled() }
        }
        @ViewBuilder var bouncing: some View {
          ↓if #available(iOS 16.4, *) {
            content.scrollBounceBehavior(.basedOnSize)
          } else if #available(iOS 16, *) {
            content.scrollIndicators(.hidden)
          }
        }
      }
      """,
      """
      struct Compat<Base> {
        let base: Base
        init(_ base: Base) { self.base = base }
      }
      extension Compat where Base: UIView {
        func animate() {
          ↓if #available(iOS 18, *) { base.start() }
        }
      }
      """,
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { content.scrollClipDisabled() } ↓else { EmptyView() }
        }
        func refresh() {
          ↓guard #available(iOS 17, *) else { return }
          print("refreshed")
        }
      }
      """,
    ],
    good: [
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { content.scrollClipDisabled() } else { content }
        }
        func animate() {
          if #available(iOS 18, *) { print("new") } else { print("old") }
        }
      }
      """,
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @available(iOS 17, *)
        @ViewBuilder func clip() -> some View {
          if #available(iOS 18, *) { content.scrollClipDisabled() }
        }
        var columns: Int {
          if #available(iOS 17, *) { return 2 }
          return 1
        }
      }
      """,
      """
      struct Intents {
        func donate() {
          if #available(iOS 16, *) { print("donated") }
        }
      }
      struct Card<Content: View>: View {
        let content: Content
        var body: some View {
          VStack { if #available(iOS 17, *) { Text("new") } }
        }
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems else { return }
    for type in context.index.types {
      guard let wrapped = type.wrappedProperty else { continue }
      for member in type.members where !member.isMarked {
        guard let statements = member.statements else { continue }
        context.reportMissing(in: statements, of: member, wrapped)
      }
    }
  }
}

extension Context {
  fileprivate func reportMissing(
    in statements: CodeBlockItemListSyntax, of member: Member, _ wrapped: String
  ) {
    let name = member.isFunction ? "\(member.name)()" : member.name
    if case .stmt(let statement) = statements.first?.item,
      let guarding = statement.as(GuardStmtSyntax.self), member.returnsNothing,
      guarding.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }),
      guarding.body.statements.onlyReturns
    {
      report(
        at: guarding, "On older systems `\(name)` does nothing and says nothing. \(Self.advice)")
      return
    }
    guard let branch = statements.onlyExpression?.as(IfExprSyntax.self), branch.asksForAvailability
    else { return }
    guard member.isViewReturning else {
      guard member.returnsNothing, !branch.endsWithElse else { return }
      report(at: branch, "On older systems `\(name)` does nothing and says nothing. \(Self.advice)")
      return
    }
    if !branch.endsWithElse {
      report(
        at: branch,
        "On older systems `\(name)` returns nothing, and the view is gone. Add `else { \(wrapped) }`."
      )
    }
    for lost in branch.branches.dropFirst()
    where !lost.statements.all(DeclReferenceExprSyntax.self).contains(where: {
      $0.baseName.text == wrapped
    }) {
      report(
        at: lost.keyword,
        "This branch of `\(name)` is not made from `\(wrapped)`, so the view is lost there. Return "
          + "`\(wrapped)`.")
    }
  }

  private static let advice = "Do what comes close in an `else`, or mark it `@available`."
}

extension Nominal {
  /// The one stored property of a namespace such as `Backport<Content>`, whose type is a generic
  /// parameter. Views are no namespaces.
  fileprivate var wrappedProperty: String? {
    guard kind == .struct, !isView, !isViewModifier, properties.count == 1,
      let property = properties.first, let type = property.type?.dottedName,
      declaration.as(StructDeclSyntax.self)?.genericParameterClause?.parameters
        .contains(where: { $0.name.identifierText == type }) == true
    else { return nil }
    return property.name
  }
}

extension Member {
  /// Whether it, or the extension around it, is for new systems only.
  fileprivate var isMarked: Bool {
    attributes.has("available")
      || code.ancestors().contains {
        $0.as(ExtensionDeclSyntax.self)?.attributes.has("available") ?? false
      }
  }

  fileprivate var returnsNothing: Bool {
    isFunction && (returns == nil || returns?.dottedName == "Void")
  }

  fileprivate var statements: CodeBlockItemListSyntax? {
    code.as(CodeBlockSyntax.self)?.statements ?? code.as(CodeBlockItemListSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var onlyReturns: Bool {
    guard count == 1, case .stmt(let statement) = first?.item else { return false }
    return statement.is(ReturnStmtSyntax.self)
  }
}
