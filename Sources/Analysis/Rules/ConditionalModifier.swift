import Kata
import SwiftSyntax

extension Rule {
  static let conditionalModifier = Rule(
    id: "conditional-modifier",
    summary: "A modifier applied by branching: each flip destroys the state of the view below",
    severity: .should,
    explanation: """
      `if condition { self.blur(radius: 3) } else { self }` looks like one view that is \
      sometimes blurred. To SwiftUI it is two views in two branches. When the condition flips, \
      the one goes and the other comes: all `@State` below is lost, focus and scroll position \
      with it, tasks start over, and a change that could have been animated becomes a \
      cross-fade. The word `self` or `content` in both branches does not help.

      Put the condition into the argument: `.blur(radius: isBlurred ? 3 : 0)`, `.opacity`, \
      `.frame(width: isWide ? 200 : nil)`, `.disabled(isOff)`. Most modifiers have a value that \
      does nothing.

      It is fine, and silent here, when the condition is `#available` (it cannot change while \
      the program runs), when every caller passes a constant, or when the branches are \
      different views.

      Source: objc.io, "Why Conditional View Modifiers are a Bad Idea", \
      https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/ ; WWDC21 "Demystify \
      SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
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
        @ViewBuilder func framed(_ width: CGFloat, isOn: Bool) -> some View {
          ↓if isOn {
            frame(width: width)
          } else if width > 100 {
            border(.red)
          } else {
            self
          }
        }
      }
      struct Tab: View {
        var count: String?
        let width: CGFloat
        var body: some View {
          Image(systemName: "bell").↓badge(count).↓framed(width, isOn: width > 90)
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func isHidden(_ isHidden: Bool, remove: Bool = false) -> some View {
          ↓if isHidden {
            if !remove { hidden() }
          } else {
            self
          }
        }
        @ViewBuilder func faded(_ isFaded: Bool) -> some View {
          if #available(iOS 17, *) {
            ↓switch isFaded {
            case true: opacity(0.5)
            case false: self
            }
          } else {
            self
          }
        }
        func marked(_ isOn: Bool) -> some View { modifier(Mark(isOn: isOn)) }
      }
      struct Mark: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          ↓switch isOn {
          case true: content.bold()
          default: content
          }
        }
      }
      struct Row: View {
        let isOff: Bool
        var body: some View {
          Text("row").↓isHidden(isOff).↓faded(isOff).marked(isOff)
        }
      }
      """,
      """
      struct Field: View {
        @State private var isWide = false
        var body: some View {
          Text("a").modify {
            ↓if isWide { $0.frame(width: 200) } else { $0 }
          }
          Text("b").modify { view in
            if #available(iOS 17, *) {
              ↓if isWide { view.contentMargins(8) } else { view }
            } else {
              view
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Field: View {
        @State private var isWide = false
        var body: some View {
          Text("a").modify {
            if #available(iOS 17, *) { $0.contentMargins(8) } else { $0.padding(8) }
          }
          Text("b").modify { view in view.frame(width: isWide ? 200 : nil) }
        }
      }
      """,
      """
      enum Size { case small, large }
      struct Sized: ViewModifier {
        let size: Size
        func body(content: Content) -> some View {
          switch size {
          case .small: content.font(.caption)
          case .large: content.font(.title).bold()
          }
        }
      }
      extension View {
        func sized(_ size: Size) -> some View { modifier(Sized(size: size)) }
        @ViewBuilder func boxed(_ size: Size) -> some View {
          switch size {
          case .small: padding(4)
          case .large: padding(16).border(.red)
          }
        }
      }
      struct Title: View {
        let text: String
        var body: some View { Text(text).sized(.large).boxed(.small) }
      }
      """,
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
        @ViewBuilder func roomy() -> some View {
          if UIDevice.current.userInterfaceIdiom == .pad { padding(40) } else { self }
        }
        @ViewBuilder func applyIf<T: View>(_ isOn: Bool, _ change: (Self) -> T) -> some View {
          if isOn { change(self) } else { self }
        }
      }
      struct Row: View {
        var body: some View {
          Text("row").roomy().applyIf(System.isOld) { $0.bold() }.applyIf(true) { $0.italic() }
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
    ],
    fix: "Puts the condition into the arguments of the modifiers, where all of them have a value "
      + "that does nothing; a private helper that nobody calls any more goes."
  ) { context in
    var helpers = context.index.viewExtensionMethods.compactMap(Helper.init)
    for call in context.index.calls {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil
      else { continue }
      var condition = call.wellKnownCondition
      var choice = condition.flatMap(call.wellKnownChoice)
      for position in helpers.indices {
        guard let asked = helpers[position].noting(call) else { continue }
        condition = asked
        choice = helpers[position].choice(of: call, asking: asked)
      }
      guard let condition, condition.canChange else { continue }
      context.report(
        at: access.declName,
        "When `\(condition.shortened)` changes, `.\(call.name)` swaps one view for another and the "
          + "state below it is lost. Put the condition into the modifier's argument instead.",
        asks: destroyed, fix: choice.flatMap { context.askingInArguments(call, $0) })
    }
    for transform in context.index.transforms where transform.call.wellKnownCondition == nil {
      guard let branching = transform.closure.statements.branching(on: transform.view) else {
        continue
      }
      context.report(
        at: branching.node,
        "The view stands in two branches of `.\(transform.call.name)`, which are two views: when the "
          + "condition flips, the state below is lost. Put the condition into a modifier's argument.",
        asks: destroyed, fix: context.askingInArguments(branching, transform))
    }
    for helper in helpers where helper.mayFlip {
      context.report(
        at: helper.branching.node,
        "`\(helper.name)` puts the view into two branches, which are two views: when the condition "
          + "flips, all state below is destroyed. Have callers put their condition into a "
          + "modifier's argument.",
        asks: destroyed,
        fix: context.askingInArguments(helper.branching, on: helper.view)
          ?? context.deletingUnused(helper.method))
    }
    for modifier in context.index.types where modifier.isViewModifier {
      for member in modifier.members("body") {
        guard let parameter = member.parameters.first,
          let branching = member.code.as(CodeBlockSyntax.self)?.statements
            .branching(on: Receiver(name: parameter)),
          !branching.isChoice || context.index.changes(branching.names, of: modifier)
        else { continue }
        context.report(
          at: branching.node,
          "\(modifier.name) puts `\(parameter)` into two branches, which are two views: when the "
            + "condition flips, all state below is destroyed. Apply the modifiers always and put "
            + "the condition into their arguments.",
          asks: destroyed,
          fix: context.askingInArguments(branching, on: Receiver(name: parameter)))
      }
    }
  }

  private static let destroyed = [
    Evidence(.stateDestroyed(), "state was destroyed # times")
  ]
}

/// A helper that branches, which of its parameters decides, and what its callers pass for it.
private struct Helper {
  let name: String
  let method: FunctionDeclSyntax
  let branching: Branching
  let view: Receiver
  private let parameters: [FunctionParameterSyntax]
  private let deciding: (label: String, position: Int)?
  private var calls = 0
  private var changingCalls = 0

  /// `nil` for a method that does not branch on the view it is sent to.
  init?(_ method: FunctionDeclSyntax) {
    guard let branching = method.body?.statements.branching(on: method.receiver) else {
      return nil
    }
    name = method.name.identifierText
    self.method = method
    self.branching = branching
    view = method.receiver
    parameters = Array(method.signature.parameterClause.parameters)
    deciding = method.signature.parameterClause.parameters.enumerated()
      .first { branching.names.contains(($1.secondName ?? $1.firstName).identifierText) }
      .map { (label: $1.firstName.identifierText, position: $0) }
  }

  /// Not when every caller passes a constant, to choose a style once; a `switch` nobody is seen to
  /// call is taken for such a choice.
  var mayFlip: Bool { calls == 0 && !branching.isChoice || changingCalls > 0 }

  /// Counts the call if it is one of this helper, and says what it passes as the condition.
  mutating func noting(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.name == name, let condition = condition(of: call) else { return nil }
    calls += 1
    if condition.canChange { changingCalls += 1 }
    return condition
  }

  /// What the call does for each answer, where the helper gives the view to closures and does
  /// nothing of its own.
  func choice(of call: FunctionCallExprSyntax, asking condition: ExprSyntax) -> Choice? {
    guard let branch = branching.node.as(IfExprSyntax.self), branching.branches.count == 2,
      branch.conditions.count == 1, let deciding,
      case .expression(var asked) = branch.conditions.first?.condition,
      var asking = Condition(condition)
    else { return nil }
    if let prefix = asked.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      asked = prefix.expression
      asking = asking.inverted
    }
    if let sequence = asked.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let sign = Array(sequence.elements)[1].as(BinaryOperatorExprSyntax.self),
      ["==", "!="].contains(sign.operator.text),
      let value = sequence.elements.last?.as(BooleanLiteralExprSyntax.self),
      let first = sequence.elements.first
    {
      asked = first
      if (sign.operator.text == "==") != (value.literal.text == "true") { asking = asking.inverted }
    }
    if let call = asked.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      asked = call.calledExpression
    }
    let names = parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    guard asked.isReference(to: names[deciding.position]) else { return nil }
    let closures = self.closures(of: call)
    let isWhole =
      closures.count == call.closures.count
      && call.arguments.count(where: { !$0.expression.is(ClosureExprSyntax.self) }) == 1
    guard isWhole, case .some(let then) = result(of: branching.branches[0], closures),
      case .some(let otherwise) = result(of: branching.branches[1], closures)
    else { return nil }
    return Choice(condition: asking, then: then, otherwise: otherwise)
  }

  /// The closure that gets the view, `.some(nil)` where it stays as it is.
  private func result(
    of statements: CodeBlockItemListSyntax, _ closures: [String: ClosureExprSyntax]
  ) -> ClosureExprSyntax?? {
    guard let only = statements.onlyExpression else { return nil }
    if only.isReference(to: "self") { return .some(nil) }
    guard let call = only.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.expression.isReference(to: "self") == true,
      let closure = closures[call.name]
    else { return nil }
    return closure
  }

  /// The closures of a call by the names that the helper has for them.
  private func closures(of call: FunctionCallExprSyntax) -> [String: ClosureExprSyntax] {
    var found: [String: ClosureExprSyntax] = [:]
    let taking = parameters.filter {
      $0.type.function != nil && $0.type.function?.parameters.isEmpty == false
    }
    for (label, closure, isTrailing) in call.closures {
      let parameter = taking.first { parameter in
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        guard found[name] == nil else { return false }
        if label == nil, isTrailing { return true }
        return parameter.firstName.identifierText == label ?? "_"
      }
      guard let parameter else { return [:] }
      found[(parameter.secondName ?? parameter.firstName).identifierText] = closure
    }
    return found
  }

  private func condition(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let deciding else { return nil }
    if deciding.label != "_" { return call.argument(deciding.label) }
    let argument = call.arguments.dropFirst(deciding.position).first
    return argument?.label == nil ? argument?.expression : nil
  }
}

extension FunctionCallExprSyntax {
  /// The condition of a helper that is copied from project to project under one of these names,
  /// for when the file that declares it is not among the analysed ones.
  fileprivate var wellKnownCondition: ExprSyntax? {
    guard ["if", "applyIf"].contains(name), trailingClosure != nil else { return nil }
    return arguments.first?.expression
  }
}

extension FunctionCallExprSyntax {
  /// What such a helper does, as far as its names tell.
  fileprivate func wellKnownChoice(asking condition: ExprSyntax) -> Choice? {
    let others = additionalTrailingClosures
    guard arguments.count == 1, arguments.first?.label == nil, others.count < 2,
      others.allSatisfy({ ["else", "elseTransform"].contains($0.label.identifierText) })
    else { return nil }
    return Choice(
      condition: Condition(condition), then: trailingClosure, otherwise: others.first?.closure)
  }
}

extension SourceIndex {
  /// Whether some making of the modifier passes something that can change for one of the names:
  /// directly, or through the parameter of a method of `extension View`.
  fileprivate func changes(_ names: [String], of modifier: Nominal) -> Bool {
    constructions(of: modifier).contains { made in
      names.compactMap(made.argument).contains { value in
        guard value.canChange else { return false }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
          let method = viewExtensionMethods.first(where: {
            made.isInside($0) && $0.parameterNames.contains(name)
          })
        else { return true }
        return calls.contains { call in
          call.name == method.name.identifierText
            && call.arguments.contains { $0.expression.canChange }
        }
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var canChange: Bool { !Syntax(self).changingNames.isEmpty }

  fileprivate var shortened: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
