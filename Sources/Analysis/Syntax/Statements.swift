import SwiftSyntax

extension CodeBlockItemSyntax {
  /// The expression that is this statement, also behind `return`.
  var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    @unknown default: nil
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The only statement's expression; `nil` when there are several statements or none.
  var onlyExpression: ExprSyntax? { count == 1 ? first?.expression : nil }
}

extension IfExprSyntax {
  /// Whether some condition asks for a system version, which never changes while a program runs.
  var asksForAvailability: Bool {
    conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
  }

  /// The statements of each branch, from `if` through every `else if` to the last `else`.
  var branches: [(keyword: TokenSyntax, statements: CodeBlockItemListSyntax)] {
    var found = [(ifKeyword, body.statements)]
    var current = self
    while let keyword = current.elseKeyword, let rest = current.elseBody {
      switch rest {
      case .codeBlock(let block):
        found.append((keyword, block.statements))
        return found
      case .ifExpr(let next):
        found.append((keyword, next.body.statements))
        current = next
      @unknown default:
        return found
      }
    }
    return found
  }

  var endsWithElse: Bool {
    var current = self
    while case .ifExpr(let next) = current.elseBody { current = next }
    return current.elseBody != nil
  }
}
