import Kata
import SwiftSyntax

extension Rule {
  static let conditionalModifier = Rule(
    id: "conditional-modifier",
    summary: "A modifier applied by branching: each flip destroys the state of the view below",
    severity: .should,
    explanation: """
      `if condition { self.blur(radius: 3) } else { self }` looks like one view that is sometimes \
      blurred. To SwiftUI it is two views in two branches. When the condition flips, the one goes \
      and the other comes: all `@State` below is lost, focus and scroll position with it, tasks \
      start over, and a change that could have been animated becomes a cross-fade. The word `self` \
      or `content` in both branches does not help.

      Put the condition into the argument: `.blur(radius: isBlurred ? 3 : 0)`, `.opacity`, \
      `.frame(width: isWide ? 200 : nil)`, `.disabled(isOff)`. Most modifiers have a value that \
      does nothing.

      It is fine, and silent here, when the condition is `#available` (it cannot change while the \
      program runs) or when the branches are different views.

      Source: objc.io, "Why Conditional View Modifiers are a Bad Idea", \
      https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/ ; WWDC21 "Demystify SwiftUI", \
      https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      extension View {
        @ViewBuilder
        func applyIf<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
          ↓if condition {
            transform(self)
          } else {
            self
          }
        }
      }
      struct Field: View {
        @State private var isWide = false
        var body: some View {
          Text("a").↓applyIf(isWide) { $0.frame(width: 200) }
        }
      }
      """,
      """
      struct Highlight: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          ↓if isOn {
            content.background(.yellow).bold()
          } else {
            content
          }
        }
      }
      """,
      """
      struct Screen: View {
        let isBlurred: Bool
        var body: some View {
          Text("secret").↓if(isBlurred) { $0.blur(radius: 4) }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func badge(_ text: String?) -> some View {
          ↓if let text { overlay(Text(text)) } else { self }
        }
      }
      struct Tab: View {
        var count: String?
        var body: some View { Image(systemName: "bell").↓badge(count) }
      }
      """,
    ],
    good: [
      """
      extension View {
        @ViewBuilder func glow() -> some View {
          if #available(iOS 26, *) { self.glassEffect() } else { self.shadow(radius: 3) }
        }
      }
      struct Lamp: View {
        var body: some View { Text("on").glow() }
      }
      """,
      """
      struct Highlight: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          content.background(isOn ? .yellow : .clear)
        }
      }
      """,
      """
      struct Loading: ViewModifier {
        let isLoading: Bool
        func body(content: Content) -> some View {
          if isLoading { ProgressView() } else { content }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder
        func applyIf<T: View>(
          _ condition: Bool, transform: (Self) -> T, otherwise: () -> Text
        ) -> some View {
          if condition { transform(self) } else { otherwise() }
        }
      }
      """,
      """
      extension View {
        func tinted(_ isOn: Bool) -> some View { opacity(isOn ? 1 : 0.5) }
      }
      struct Row: View {
        let isOn: Bool
        var body: some View { Text("row").tinted(isOn) }
      }
      """,
    ]
  ) { context in
    var helpers: Set<String> = []
    for method in context.index.viewExtensionMethods {
      guard let branch = method.body?.statements.branching(on: "self") else { continue }
      helpers.insert(method.name.identifierText)
      context.report(
        at: branch,
        "\(method.name.identifierText) puts the view into two branches, which are two views: when "
          + "the condition flips, all state below is destroyed. Have callers put their condition "
          + "into a modifier's argument.",
        asks: destroyed)
    }
    for modifier in context.index.types where modifier.isViewModifier {
      for member in modifier.members("body") {
        guard let parameter = member.parameters.first,
          let branch = member.code.as(CodeBlockSyntax.self)?.statements.branching(on: parameter)
        else { continue }
        context.report(
          at: branch,
          "\(modifier.name) puts `\(parameter)` into two branches, which are two views: when the "
            + "condition flips, all state below is destroyed. Apply the modifiers always and put "
            + "the condition into their arguments.",
          asks: destroyed)
      }
    }
    for call in context.index.calls {
      let name = call.name
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base != nil, let condition = call.arguments.first?.expression,
        helpers.contains(name) || wellKnown.contains(name) && call.trailingClosure != nil,
        condition.canChange
      else { continue }
      context.report(
        at: access.declName,
        "When `\(condition.shortened)` changes, `.\(name)` swaps one view for another and the "
          + "state below it is lost. Put the condition into the modifier's argument instead.",
        asks: destroyed)
    }
  }

  // Helpers that are copied from project to project under these names, also when the file that
  // declares them is not among the analysed ones.
  private static let wellKnown: Set = ["if", "applyIf"]

  private static let destroyed = [
    Evidence(.stateDestroyed(), "# pieces of state were destroyed during the run")
  ]
}

extension CodeBlockItemListSyntax {
  /// The `if` or `switch` that is all these statements say and that yields the receiver, changed or
  /// not, in at least two of its branches.
  fileprivate func branching(on receiver: String) -> IfExprSyntax? {
    var only = onlyExpression
    while let call = only?.chainRoot.as(FunctionCallExprSyntax.self),
      call.constructedType == "Group", let closure = call.trailingClosure
    {
      only = closure.statements.onlyExpression
    }
    guard let branch = only?.as(IfExprSyntax.self), !branch.asksForAvailability,
      branch.hasFinalElse
    else { return nil }
    let yields = branch.branches.compactMap { $0.statements.onlyExpression }
    guard yields.count > 1, yields.filter({ $0.yields(receiver) }).count > 1 else { return nil }
    return branch
  }
}

extension ExprSyntax {
  /// Whether the value is the receiver itself, a chain that starts from it, or a call that takes it.
  fileprivate func yields(_ receiver: String) -> Bool {
    let root = chainRoot
    if root.isReference(to: receiver) { return true }
    guard let call = root.as(FunctionCallExprSyntax.self) else { return false }
    // Within an extension of View a bare `overlay(…)` is `self.overlay(…)`.
    if receiver == "self", call.constructedType == nil, call.arguments.isEmpty == false,
      Self.bareModifiers.contains(call.name)
    {
      return true
    }
    return call.arguments.contains { $0.expression.isReference(to: receiver) }
      && (call.constructedType == nil || call.constructedType == "AnyView")
  }

  private static let bareModifiers: Set = [
    "overlay", "background", "padding", "frame", "opacity", "blur", "foregroundStyle",
    "foregroundColor", "font", "disabled", "offset", "modifier", "border", "shadow", "scaleEffect",
    "rotationEffect", "tint", "cornerRadius", "clipShape", "mask", "hidden", "redacted",
    "animation", "transition", "onTapGesture", "environment", "toolbar",
  ]

  /// Whether it mentions anything that a program may change: names of types and literals do not.
  fileprivate var canChange: Bool {
    all(DeclReferenceExprSyntax.self).contains { reference in
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        return false
      }
      return reference.baseName.text.first.map { !$0.isUppercase } ?? false
    }
  }

  fileprivate var shortened: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
