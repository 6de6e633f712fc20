import Kata
import SwiftSyntax

extension Context {
  /// Takes a statement out that does nothing but call: `call()`, `_ = call()`, `let _ = call()`. A
  /// `return` that is then alone goes as well.
  func removing(statement call: FunctionCallExprSyntax) -> Fix? {
    guard let item = call.ancestors().lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count > 1,
      item.isOnly(call), item.leadingTrivia.comments.isEmpty, item.trailingTrivia.comments.isEmpty
    else { return nil }
    let rest = Array(list).filter { $0.id != item.id }
    return fix("Delete \(call.name)()") { draft in
      draft.deleteKeepingComments(item)
      if rest.count == 1, let statement = rest.first?.item.as(ReturnStmtSyntax.self),
        statement.expression != nil, statement.returnKeyword.trailingTrivia.comments.isEmpty
      {
        draft.deleteKeepingComments(statement.returnKeyword)
      }
    }
  }

  /// Takes an attribute out that does nothing.
  func removing(_ attribute: AttributeSyntax) -> Fix? {
    guard attribute.trailingTrivia.comments.isEmpty else { return nil }
    return fix("Delete \(attribute.trimmedDescription)") { $0.deleteKeepingComments(attribute) }
  }

  /// Takes a property out that nobody names.
  func removing(_ property: Property) -> Fix? {
    guard let variable = property.ownDeclaration,
      let item = variable.parent?.as(MemberBlockItemSyntax.self),
      !item.ancestors().contains(where: { $0.is(IfConfigClauseSyntax.self) })
    else { return nil }
    return fix("Delete \(property.name)") { draft in draft.delete(item) }
  }

  /// Takes the last call of a chain away.
  func removing(modifier call: FunctionCallExprSyntax) -> Fix? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let file = file(of: call),
      access.period.leadingTrivia.comments.isEmpty, base.trailingTrivia.comments.isEmpty
    else { return nil }
    return fix("Delete .\(call.name)()") { draft in
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      draft.delete(base.endPositionBeforeTrailingTrivia.utf8Offset..<end, of: file)
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is the call, its value thrown away.
  fileprivate func isOnly(_ call: FunctionCallExprSyntax) -> Bool {
    switch item {
    case .expr(let expression):
      if expression.id == ExprSyntax(call).id { return true }
      let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      return elements.count == 3 && elements[0].is(DiscardAssignmentExprSyntax.self)
        && elements[1].is(AssignmentExprSyntax.self) && elements[2].id == ExprSyntax(call).id
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
      return bindings?.count == 1 && bindings?.first?.pattern.is(WildcardPatternSyntax.self) == true
        && bindings?.first?.initializer?.value.id == ExprSyntax(call).id
    default: return false
    }
  }
}
