import Kata
import SwiftSyntax

extension Context {
  /// The code behind a check that always holds, in place of the whole `if` or `guard`.
  func settling(_ list: AvailabilityList) -> Fix? {
    guard !list.isNegated, let condition = list.node.parent?.as(ConditionElementSyntax.self),
      let conditions = condition.parent?.as(ConditionElementListSyntax.self),
      conditions.count == 1, let statement = conditions.parent,
      let item = statement.ancestors().lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let file = file(of: statement)
    else { return nil }
    if statement.is(GuardStmtSyntax.self) {
      guard item.leadingTrivia.comments.isEmpty, !item.holdsComments else { return nil }
      return fix("Delete the check") { $0.deleteKeepingComments(item) }
    }
    guard let branch = statement.as(IfExprSyntax.self),
      item.expression?.id == ExprSyntax(branch).id,
      !item.item.is(ReturnStmtSyntax.self), !branch.holdsLooseComments,
      !branch.body.statements.isEmpty,
      // Names would come into sight, and what follows would never be reached.
      branch.body.statements.allSatisfy({ $0.item.asDeclaration == nil }),
      !branch.body.leavesEarly || item.id == item.parent?.as(CodeBlockItemListSyntax.self)?.last?.id
    else { return nil }
    let code = branch.body.statements.text(in: Layout(file))
    return fix("Delete the check") { $0.replace(branch, with: code) }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var asDeclaration: DeclSyntax? {
    if case .decl(let declaration) = self { return declaration }
    return nil
  }
}

extension IfExprSyntax {
  /// Whether a comment stands where the code of the first branch would not take it along.
  fileprivate var holdsLooseComments: Bool {
    let end = body.rightBrace
    return elseBody?.holdsComments == true || !body.leftBrace.trailingTrivia.comments.isEmpty
      || !end.leadingTrivia.comments.isEmpty || !end.trailingTrivia.comments.isEmpty
      || body.statements.first?.leadingTrivia.comments.isEmpty == false
      || body.statements.last?.trailingTrivia.comments.isEmpty == false
  }
}

extension CodeBlockSyntax {
  /// Whether what stands behind it may not be reached.
  fileprivate var leavesEarly: Bool {
    !all(ReturnStmtSyntax.self).isEmpty || !all(ThrowStmtSyntax.self).isEmpty
      || !all(BreakStmtSyntax.self).isEmpty || !all(ContinueStmtSyntax.self).isEmpty
  }
}
