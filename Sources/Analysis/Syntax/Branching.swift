import SwiftSyntax

/// An `if` with `else`, or a `switch`.
struct Branching {
  let node: Syntax
  let branches: [CodeBlockItemListSyntax]
  /// The values that decide.
  let names: [String]
  /// Whether it is a `switch`, which as often chooses a style once as it flips.
  let isChoice: Bool

  init?(_ expression: ExprSyntax) {
    guard let branches = expression.branches else { return nil }
    node = Syntax(expression)
    self.branches = branches
    if let branch = expression.as(IfExprSyntax.self) {
      guard branch.endsWithElse else { return nil }
      names = branch.conditions.flatMap(\.mentionedNames)
      isChoice = false
    } else {
      names = expression.as(SwitchExprSyntax.self).map { Syntax($0.subject).changingNames } ?? []
      isChoice = true
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The `if` or `switch` that is all these statements say and that yields the receiver, changed
  /// or not, in at least two of its branches, decided by something that can change.
  func branching(on receiver: Receiver) -> Branching? {
    guard let only = onlyExpressionInGroup else { return nil }
    if let branch = only.as(IfExprSyntax.self), branch.asksForAvailability {
      // The system's version stays, but a branch may ask for something that does not.
      return branch.branches.lazy.compactMap { $0.statements.branching(on: receiver) }.first
    }
    guard let branching = Branching(only), !branching.names.isEmpty,
      branching.branches.filter({ $0.yieldsSomewhere(receiver) }).count > 1
    else { return nil }
    return branching
  }

  private func yieldsSomewhere(_ receiver: Receiver) -> Bool {
    guard let only = onlyExpressionInGroup, let branches = only.branches else {
      return yields(receiver)
    }
    return branches.contains { $0.yieldsSomewhere(receiver) }
  }

  private var onlyExpressionInGroup: ExprSyntax? {
    var only = onlyExpression
    while let call = only?.chainRoot.as(FunctionCallExprSyntax.self),
      call.constructedType == "Group", let closure = call.trailingClosure
    {
      only = closure.statements.onlyExpression
    }
    return only
  }
}

extension ExprSyntax {
  /// The statements of each branch of an `if` or `switch`; `nil` for anything else.
  fileprivate var branches: [CodeBlockItemListSyntax]? {
    if let branch = self.as(IfExprSyntax.self) { return branch.branches.map(\.statements) }
    return self.as(SwitchExprSyntax.self)?.cases.compactMap {
      $0.as(SwitchCaseSyntax.self)?.statements
    }
  }
}

extension ConditionElementSyntax {
  /// The values it depends on, without types and members: `isOn`, and `text` in `let text`.
  fileprivate var mentionedNames: [String] {
    if let binding = condition.as(OptionalBindingConditionSyntax.self), binding.initializer == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      return [pattern.identifier.identifierText]
    }
    return Syntax(condition).changingNames
  }
}

extension Syntax {
  /// The values mentioned that a program may change. Types, their members and literals are not.
  var changingNames: [String] {
    all(DeclReferenceExprSyntax.self).compactMap { reference in
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        return nil
      }
      let name = reference.baseName.identifierText
      return name.startsUppercase || name.isEmpty ? nil : name
    }
  }
}
