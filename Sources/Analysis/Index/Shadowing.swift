import SwiftSyntax

extension Syntax {
  /// Whether a local, a closure's parameter or a pattern between the node and `root` has the name.
  ///
  /// A local made from the property itself (`if let item`, `@Bindable var model = model`) is the
  /// property under the same name and does not count.
  func isShadowed(_ name: String, below root: Syntax) -> Bool {
    var child = self
    while child.id != root.id, let parent = child.parent {
      if parent.declares(name, visibleFrom: child) { return true }
      child = parent
    }
    return false
  }

  private func declares(_ name: String, visibleFrom child: Syntax) -> Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      return child.id == closure.statements.id && closure.parameterNames.contains(name)
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      return child.id == function.body?.id && function.parameterNames.contains(name)
    }
    if let items = self.as(CodeBlockItemListSyntax.self) {
      return items.prefix { $0.id != child.id }.contains { $0.declares(name) }
    }
    if let branch = self.as(IfExprSyntax.self) {
      return child.id == branch.body.id && branch.conditions.bind(name)
    }
    if let loop = self.as(WhileStmtSyntax.self) {
      return child.id == loop.body.id && loop.conditions.bind(name)
    }
    if let loop = self.as(ForStmtSyntax.self) {
      return child.id == loop.body.id && Syntax(loop.pattern).binds(name)
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.prefix { $0.id != child.id }.contains { Syntax($0).binds(name) }
    }
    if let branch = self.as(SwitchCaseSyntax.self) {
      return child.id == branch.statements.id && Syntax(branch.label).binds(name)
    }
    return false
  }

  fileprivate func binds(_ name: String) -> Bool {
    all(IdentifierPatternSyntax.self).contains { pattern in
      pattern.identifier.identifierText == name && !pattern.isAlias(of: name)
    }
  }
}

extension IdentifierPatternSyntax {
  fileprivate func isAlias(of name: String) -> Bool {
    let value: ExprSyntax?
    if let condition = parent?.as(OptionalBindingConditionSyntax.self) {
      guard let initializer = condition.initializer else { return true }
      value = initializer.value
    } else {
      value = parent?.as(PatternBindingSyntax.self)?.initializer?.value
    }
    guard let value else { return false }
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.base?.isReference(to: "self") == true && access.declName.baseName.text == name
    }
    return value.isReference(to: name)
  }
}

extension ConditionElementListSyntax {
  fileprivate func bind(_ name: String) -> Bool { contains { Syntax($0).binds(name) } }
}

extension CodeBlockItemSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    switch item {
    case .decl(let declaration):
      declaration.as(VariableDeclSyntax.self)?.bindings
        .contains { Syntax($0.pattern).binds(name) } ?? false
    case .stmt(let statement):
      statement.as(GuardStmtSyntax.self)?.conditions.bind(name) ?? false
    case .expr: false
    @unknown default: false
    }
  }
}
