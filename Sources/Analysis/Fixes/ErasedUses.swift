import SwiftSyntax

extension Context {
  /// Whether some mention of a member of the type, or of any view where there is none, may need its
  /// result to be an `AnyView`: in a list with others, as an argument of the files' own functions.
  func isAskedForErased(_ name: String, of type: Nominal?) -> Bool {
    files(saying: name).contains { file in
      file.tree.all(DeclReferenceExprSyntax.self).contains { mention in
        mention.baseName.identifierText == name && means(mention, name, of: type)
          && !takesAnyView(Syntax(mention))
      }
    }
  }

  /// Whether the mention may be of that member.
  private func means(_ mention: DeclReferenceExprSyntax, _ name: String, of type: Nominal?) -> Bool
  {
    let access = mention.parent?.as(MemberAccessExprSyntax.self)
    guard let type else { return access?.declName.id == mention.id || access == nil }
    if let access, access.declName.id == mention.id {
      guard let base = access.base else { return false }
      guard let owner = taskEffects.type(of: base) else { return true }
      return owner.declaration.id == type.declaration.id
    }
    guard case .member(let owner) = taskEffects.names.meaning(of: name, at: mention) else {
      return false
    }
    return owner.declaration.id == type.declaration.id
  }

  /// Whether any view will do where the mention stands.
  private func takesAnyView(_ mention: Syntax) -> Bool {
    var node = mention
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self) {
        // A modifier makes another view of it.
        guard access.declName.id == node.id else { return true }
        node = parent
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        node = parent
      } else if parent.is(LabeledExprListSyntax.self) || parent.is(TupleExprSyntax.self) {
        node = parent
      } else if parent.is(LabeledExprSyntax.self) {
        guard let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self) else {
          node = parent
          continue
        }
        return takesAnyView(call)
      } else if let binding = parent.parent?.as(PatternBindingSyntax.self),
        parent.is(InitializerClauseSyntax.self)
      {
        return binding.typeAnnotation == nil
          && binding.parent?.parent?
            .as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
      } else if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
        return isResultOfAnyView(parent)
      } else {
        return false
      }
    }
    return false
  }

  private func takesAnyView(_ call: FunctionCallExprSyntax) -> Bool {
    if let made = call.constructedType {
      return made == "AnyView" || index.type(named: made, near: call) == nil
    }
    return call.calledExpression.is(MemberAccessExprSyntax.self)
      && !index.viewExtensionMethods.contains { $0.name.identifierText == call.name }
      && !index.types.contains { !$0.members(call.name).isEmpty }
  }

  /// Whether a statement or `return` belongs to code that may have a result of any type.
  private func isResultOfAnyView(_ statement: Syntax) -> Bool {
    let isReturn = statement.is(ReturnStmtSyntax.self)
    for node in statement.ancestors() {
      if let closure = node.as(ClosureExprSyntax.self) {
        return !isReturn || closure.statements.count == 1
      }
      let (returned, code): (TypeSyntax?, Syntax?)
      if let function = node.as(FunctionDeclSyntax.self) {
        (returned, code) = (function.signature.returnClause?.type, function.body.map { Syntax($0) })
      } else if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        (returned, code) = (binding.typeAnnotation?.type, binding.accessorBlock.map { Syntax($0) })
      } else {
        continue
      }
      guard returned?.isSomeView == true else { return false }
      return !isReturn || code?.all(ReturnStmtSyntax.self).count == 1
    }
    return false
  }
}
