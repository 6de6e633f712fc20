import Kata
import SwiftSyntax

extension Context {
  /// Puts the condition of a call such as `.if(isOn) { $0.opacity(0.5) }` into the arguments of the
  /// modifiers: `.opacity(isOn ? 0.5 : 1)`.
  func askingInArguments(_ call: FunctionCallExprSyntax, _ choice: Choice) -> Fix? {
    guard let condition = choice.condition,
      let yes = chain(choice.then), let no = chain(choice.otherwise)
    else { return nil }
    return modifiers(yes, no, condition, in: call, comments: call.commentsBehindBase)
      .flatMap { replace(call, with: $0) }
  }

  /// The same for a branch that a transform such as `.modify { }` makes all of what it returns.
  func askingInArguments(_ branching: Branching, _ transform: Transform) -> Fix? {
    guard transform.closure.statements.onlyExpression.map({ Syntax($0).id }) == branching.node.id
    else { return askingInArguments(branching, on: transform.view) }
    guard transform.call.closures.count == 1, transform.call.arguments.isEmpty else { return nil }
    return modifiers(of: branching, on: transform.view).flatMap {
      replace(transform.call, with: $0)
    }
  }

  /// The same for a branch in a method of `extension View` or in the body of a modifier.
  func askingInArguments(_ branching: Branching, on view: Receiver) -> Fix? {
    guard let found = modifiers(of: branching, on: view), let file = file(of: branching.node)
    else { return nil }
    let layout = Layout(file)
    guard let place = branching.node.withoutGroups,
      place.innerComments.count == found.comments.count
    else { return nil }
    let isAlone = layout.begins(place)
    guard isAlone || found.comments.isEmpty else { return nil }
    let base = found.isBare ? "" : view.name
    let line = base + found.texts.joined(separator: found.isBare ? "." : "")
    let width = layout.indentation(of: place).count + line.count
    let text: String
    if isAlone, found.isOnItsOwnLine || width > 100 {
      let unit = layout.unit
      text =
        found.isBare
        ? found.texts.enumerated().map { ($0 == 0 ? "" : unit + ".") + $1 }
          .joined(separator: "\n")
        : ([base] + found.texts.map { unit + $0 }).joined(separator: "\n")
    } else {
      text = line
    }
    return fix(found.title) { draft in
      draft.replace(place, with: (found.comments + [text]).joined(separator: "\n"))
      // What is one expression again needs no builder.
      guard let function = place.functionOfOnlyStatement,
        let builder = function.attributes.first(named: "ViewBuilder"),
        let next = builder.nextToken(viewMode: .sourceAccurate)
      else { return }
      if next.leadingTrivia.comments.isEmpty, builder.trailingTrivia.comments.isEmpty {
        draft.replace(from: builder, through: next, with: next.text)
      }
    }
  }

  private func chain(_ closure: ClosureExprSyntax?) -> Branch? {
    guard let closure else { return Branch() }
    guard closure.parameterNames.count <= 1, closure.signature?.capture == nil,
      let only = closure.statements.onlyExpression,
      let chain = ModifierChain(only, on: Receiver(name: closure.parameterNames.first ?? "$0"))
    else { return nil }
    return Branch(chain: chain, comments: only.leadingTrivia.comments)
  }

  /// The modifiers with the branching's condition in their arguments.
  private func modifiers(of branching: Branching, on view: Receiver) -> Modifiers? {
    guard let (condition, then, otherwise) = branching.choice else { return nil }
    func branch(_ statements: CodeBlockItemListSyntax) -> Branch? {
      guard case .expr(let only) = statements.first?.item, statements.count == 1,
        let chain = ModifierChain(only, on: view)
      else { return nil }
      return Branch(chain: chain, comments: only.leadingTrivia.comments)
    }
    guard let yes = branch(then), let no = branch(otherwise) else { return nil }
    return modifiers(
      yes, no, condition, in: branching.node, comments: branching.node.innerComments.count)
  }

  private func modifiers(
    _ yes: Branch, _ no: Branch, _ condition: Condition, in node: some SyntaxProtocol,
    comments count: Int
  ) -> Modifiers? {
    var merger = ModifierMerger(condition: condition, node: Syntax(node), context: self)
    guard let links = merger.merge(yes.chain?.links ?? [], no.chain?.links ?? []), !links.isEmpty,
      condition.isCheap || merger.questions < 2
    else { return nil }
    let comments = yes.comments + no.comments
    // A comment between modifiers would have to find its modifier again.
    guard count == comments.count else { return nil }
    let isBare = yes.isBare && no.isBare
    return Modifiers(
      texts: isBare ? links : links.map { ".\($0)" }, comments: comments, isBare: isBare,
      isOnItsOwnLine: ((yes.chain?.links ?? []) + (no.chain?.links ?? []))
        .contains(where: \.isOnItsOwnLine),
      title: "Put the condition into "
        + merger.changed.map { "`.\($0)`" }.listed)
  }

  /// Puts modifiers in the place of the call that is one link of a chain.
  private func replace(_ call: FunctionCallExprSyntax, with found: Modifiers) -> Fix? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let file = file(of: call)
    else { return nil }
    let layout = Layout(file)
    let texts = found.isBare ? found.texts.map { ".\($0)" } : found.texts
    if layout.begins(access.period) {
      return fix(found.title) { draft in
        draft.replace(
          from: access.period, through: call,
          with: (found.comments + texts).joined(separator: "\n"))
      }
    }
    guard found.comments.isEmpty else { return nil }
    let start = access.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let column = start - layout.startOfLine(at: start)
    let line = texts.joined()
    let unit = layout.unit
    // What follows on the lines below stood level with the closure's end, which is gone.
    let chain = call.outermostChain
    let rest = String(
      chain.text(in: layout).dropFirst(call.text(in: layout).count))
    let moves =
      rest.contains("\n") && call.text(in: layout).contains("\n")
      && !layout.beginsWithEnd(at: start)
    let isBroken =
      moves || column + line.count > 100 || texts.count > 1 && found.isOnItsOwnLine
    let text = isBroken ? texts.map { "\n\(unit)\($0)" }.joined() : line
    return fix(found.title) { draft in
      if moves {
        draft.replace(from: access.period, through: chain, with: text + rest.indented(like: unit))
      } else {
        draft.replace(from: access.period, through: call, with: text)
      }
    }
  }
}

/// A question and what is made of the view for each answer.
struct Choice {
  let condition: Condition?
  /// `nil` where the view stays as it is.
  let then: ClosureExprSyntax?
  let otherwise: ClosureExprSyntax?
}

private struct Branch {
  var chain: ModifierChain?
  var comments: [String] = []

  var isBare: Bool { chain.map { $0.links.isEmpty || $0.isBare } ?? true }
}

private struct Modifiers {
  /// Without the period where the view is not written.
  let texts: [String]
  let comments: [String]
  let isBare: Bool
  let isOnItsOwnLine: Bool
  let title: String
}

extension Branching {
  /// What is asked and what is done for each answer, where there are two.
  fileprivate var choice:
    (condition: Condition, then: CodeBlockItemListSyntax, otherwise: CodeBlockItemListSyntax)?
  {
    guard branches.count == 2 else { return nil }
    if let branch = node.as(IfExprSyntax.self) {
      guard let condition = Condition(branch.conditions) else { return nil }
      return (condition, branches[0], branches[1])
    }
    guard let choice = node.as(SwitchExprSyntax.self),
      let condition = Condition(choice.subject),
      let first = choice.cases.first?.as(SwitchCaseSyntax.self)?.label.as(
        SwitchCaseLabelSyntax.self),
      first.caseItems.count == 1, let item = first.caseItems.first, item.whereClause == nil
    else { return nil }
    switch item.pattern.trimmedDescription {
    case "true": return (condition, branches[0], branches[1])
    case "false": return (condition, branches[1], branches[0])
    default: return nil
    }
  }
}

extension Syntax {
  /// Itself, or the groups that hold nothing but it; `nil` where a group has modifiers.
  fileprivate var withoutGroups: Syntax? {
    guard let list = ancestors().lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first,
      list.count == 1, let closure = list.parent?.as(ClosureExprSyntax.self),
      let call = closure.receiver?.call, call.constructedType == "Group"
    else { return self }
    guard ExprSyntax(call).id == call.outermostChain.id else { return nil }
    return Syntax(call).withoutGroups
  }

  /// The function of which this is the whole body.
  fileprivate var functionOfOnlyStatement: FunctionDeclSyntax? {
    guard let list = ancestors().lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first,
      list.count == 1
    else { return nil }
    return list.parent?.parent?.as(FunctionDeclSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// How many comments there are in what is called and handed over, the base left out.
  fileprivate var commentsBehindBase: Int {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return innerComments.count }
    return innerComments.count - base.innerComments.count - base.trailingTrivia.comments.count
      - access.period.leadingTrivia.comments.count
  }
}

extension Layout {
  /// Whether the line begins with the end of something: `}.padding()`.
  fileprivate func beginsWithEnd(at offset: Int) -> Bool {
    let line = file.text.utf8.dropFirst(startOfLine(at: offset))
    return line.first { $0 != 0x20 && $0 != 0x09 }.map { [0x7D, 0x29, 0x5D].contains($0) } ?? false
  }
}
