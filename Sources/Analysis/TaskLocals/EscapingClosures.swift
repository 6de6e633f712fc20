import SwiftSyntax

extension TaskEffects {
  /// Whether a function of the analysed files keeps the closure it is handed.
  func escapes(
    _ closure: ClosureExprSyntax, _ label: String?, _ call: FunctionCallExprSyntax
  ) -> Bool {
    guard let function = declaration(of: call) else { return false }
    let type = function.parameter(label, of: call)?.type.as(AttributedTypeSyntax.self)
    return type?.attributes.has("escaping") ?? false
  }

  /// On which task the closure runs, as far as the call and the function it calls tell: a function
  /// of the files that passes it on to a queue runs it there.
  func run(
    of closure: ClosureExprSyntax, _ label: String?, _ call: FunctionCallExprSyntax
  ) -> ClosureRun {
    let run = call.runs(closure, label: label)
    guard run == .here, let function = declaration(of: call), let body = function.body,
      let parameter = function.parameter(label, of: call)
    else { return run }
    if let known = passedOn[parameter.id] { return known ? .elsewhere : .here }
    let isPassedOn = body.passesOn((parameter.secondName ?? parameter.firstName).identifierText)
    passedOn[parameter.id] = isPassedOn
    return isPassedOn ? .elsewhere : .here
  }

  private func declaration(of call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let callee = call.calledExpression.withoutGenericArguments
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      switch names.meaning(of: call.name, at: reference) {
      case .function(let function): return function
      case .member(let type): return method(call.name, of: type)
      default: return nil
      }
    }
    guard let base = callee.as(MemberAccessExprSyntax.self)?.base, let type = type(of: base) else {
      return nil
    }
    return method(call.name, of: type)
  }

  private func method(_ name: String, of type: Nominal) -> FunctionDeclSyntax? {
    for type in index.withInherited(type) {
      if let member = type.members(name).first {
        return member.code.parent?.as(FunctionDeclSyntax.self)
      }
      if case .function(let function) = names.staticMember(name, of: type) { return function }
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// The parameter that a closure of a call is for.
  fileprivate func parameter(_ label: String?, of call: FunctionCallExprSyntax)
    -> FunctionParameterSyntax?
  {
    // `filter` of a list of nodes makes another tree, whose ids may come again.
    let functions = Array(signature.parameterClause.parameters).filter {
      $0.type.function != nil
    }
    if let label { return functions.first { $0.firstName.identifierText == label } }
    return call.additionalTrailingClosures.isEmpty ? functions.last : functions.first
  }
}

extension CodeBlockSyntax {
  /// Whether the closure of that name is mentioned in one that runs elsewhere.
  fileprivate func passesOn(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { reference in
      reference.baseName.identifierText == name
        && reference.ancestors(below: Syntax(self)).contains { node in
          guard let outer = node.as(ClosureExprSyntax.self), let receiver = outer.receiver else {
            return false
          }
          return receiver.call.runs(outer, label: receiver.label) == .elsewhere
        }
    }
  }
}
