import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What is called: `VStack` in `VStack { }`, `padding` in `x.padding()`, without the base.
  var name: String { nameToken?.identifierText ?? "" }

  var nameToken: TokenSyntax? {
    let callee = calledExpression.withoutGenericArguments
    return callee.as(DeclReferenceExprSyntax.self)?.baseName
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
  }

  /// `Outer.Panel` when the call looks like the making of a value of a type, else `nil`.
  var constructedType: String? {
    // A modifier's name decides without a look at the chain below, which may be long.
    guard let nameToken else { return nil }
    let name = nameToken.identifierText
    guard name.startsUppercase || name == "init" else { return nil }
    if let type = calledExpression.withoutGenericArguments.as(DeclReferenceExprSyntax.self) {
      return type.baseName.id == nameToken.id && name != "init" ? name : nil
    }
    var parts: [String] = []
    var callee = calledExpression.withoutGenericArguments
    while let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      parts.insert(member.declName.baseName.identifierText, at: 0)
      callee = base.withoutGenericArguments
    }
    guard let root = callee.as(DeclReferenceExprSyntax.self) else { return nil }
    parts.insert(root.baseName.identifierText, at: 0)
    if parts.last == "init" { parts.removeLast() }
    if let first = parts.first, ["SwiftUI", "Foundation"].contains(first) { parts.removeFirst() }
    guard !parts.isEmpty, parts.allSatisfy(\.startsUppercase) else { return nil }
    return parts.joined(separator: ".")
  }

  /// The closures handed over, with their labels; the first trailing closure has none.
  var closures: [(label: String?, closure: ClosureExprSyntax, isTrailing: Bool)] {
    var found: [(label: String?, closure: ClosureExprSyntax, isTrailing: Bool)] = []
    for argument in arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        found.append((argument.label?.identifierText, closure, false))
      }
    }
    if let trailingClosure { found.append((nil, trailingClosure, true)) }
    for closure in additionalTrailingClosures {
      found.append((closure.label.identifierText, closure.closure, true))
    }
    return found
  }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.identifierText == label }?.expression
  }
}

extension String {
  /// Whether it begins as the name of a type does.
  var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80
      ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase ?? false
  }
}

extension ExprSyntax {
  var withoutGenericArguments: ExprSyntax {
    self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
  }

  /// `Text("a")` for `Text("a").bold().padding()`: what a chain of calls and members starts from.
  /// The expression itself when it is no chain.
  var chainRoot: ExprSyntax {
    var root = self
    while let base = root.chainBase { root = base }
    return root
  }

  /// The receiver of a method call, member access or postfix operator; `nil` for anything else.
  var chainBase: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.withoutGenericArguments.as(MemberAccessExprSyntax.self)?.base
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let subscripted = self.as(SubscriptCallExprSyntax.self) {
      return subscripted.calledExpression
    }
    if let config = self.as(PostfixIfConfigExprSyntax.self) { return config.base }
    return nil
  }

  /// `self`, or what a name such as `content` refers to.
  func isReference(to name: String) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}

extension ClosureExprSyntax {
  /// The call that is handed this closure, and the label it goes by.
  var receiver: (call: FunctionCallExprSyntax, label: String?, isTrailing: Bool)? {
    for node in ancestors().prefix(4) {
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      return call.closures.first { $0.closure.id == id }.map { (call, $0.label, $0.isTrailing) }
    }
    return nil
  }

  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    @unknown default: []
    }
  }
}
