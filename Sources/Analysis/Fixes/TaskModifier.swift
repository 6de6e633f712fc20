import Kata
import SwiftSyntax

extension Context {
  /// `.task { … }` for an `onAppear` whose closure holds one plain `Task` and nothing else.
  func takingOver(_ task: FunctionCallExprSyntax, from appear: FunctionCallExprSyntax) -> Fix? {
    guard let access = appear.calledExpression.as(MemberAccessExprSyntax.self),
      appear.arguments.isEmpty, let closure = appear.trailingClosure, closure.signature == nil,
      appear.additionalTrailingClosures.isEmpty,
      closure.statements.count == 1, let only = closure.statements.first,
      only.item.as(ExprSyntax.self)?.id == ExprSyntax(task).id,
      task.constructedType == "Task", task.arguments.isEmpty, let work = task.trailingClosure,
      work.signature == nil, task.additionalTrailingClosures.isEmpty, !work.throwsOut,
      only.leadingTrivia.comments.isEmpty, only.trailingTrivia.comments.isEmpty,
      closure.leftBrace.trailingTrivia.comments.isEmpty,
      closure.rightBrace.leadingTrivia.comments.isEmpty,
      let file = file(of: appear)
    else { return nil }
    return fix("Use .task") { draft in
      draft.replace(
        from: access.declName, through: closure, with: "task " + work.text(in: Layout(file)))
    }
  }
}

extension ClosureExprSyntax {
  /// Whether an error may leave it, which a task keeps to itself and `.task` does not take.
  fileprivate var throwsOut: Bool {
    let code = Syntax(self)
    let tries = all(TryExprSyntax.self).filter { $0.questionOrExclamationMark == nil }
    let loops = all(ForStmtSyntax.self).filter { $0.tryKeyword != nil }
    let places =
      tries.map { Syntax($0) } + loops.map { Syntax($0) }
      + all(ThrowStmtSyntax.self).map { Syntax($0) }
    return places.contains { place in
      !place.ancestors(below: code).contains { node in
        if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return true }
        guard let block = node.as(CodeBlockSyntax.self),
          let statement = block.parent?.as(DoStmtSyntax.self)
        else { return false }
        // A catch without a pattern takes everything.
        return statement.catchClauses.contains { $0.catchItems.isEmpty }
      }
    }
  }
}
