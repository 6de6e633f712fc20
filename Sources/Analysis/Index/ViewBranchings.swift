import SwiftSyntax

extension Context {
  /// Each `if` with `else` and each `switch` of a view builder that something which changes decides,
  /// system versions left out. Outside of a builder the branches are values of one type, and so one
  /// identity.
  var viewBranchings: [Branching] {
    var found: [Branching] = []
    for type in index.types where type.kind != .protocol {
      for member in type.members where member.buildsViews {
        for branch in member.code.all(IfExprSyntax.self)
        where branch.parent?.is(IfExprSyntax.self) != true && !branch.asksForAvailability
          && branch.isInBuilder(of: member) && !branch.isDeferred(in: index)
        {
          if let branching = Branching(ExprSyntax(branch)) { found.append(branching) }
        }
        for choice in member.code.all(SwitchExprSyntax.self)
        where choice.isInBuilder(of: member) && !choice.isDeferred(in: index) {
          if let branching = Branching(ExprSyntax(choice)) { found.append(branching) }
        }
      }
    }
    return found.filter { !$0.names.isEmpty }
  }
}

extension Member {
  /// Whether its statements are views: a body, or a member that returns one.
  fileprivate var buildsViews: Bool { isViewReturning || attributes.haveBuilder }
}

extension ExprSyntaxProtocol {
  /// Whether it is a statement that a view builder collects, not a value that is kept or returned.
  fileprivate func isInBuilder(of member: Member) -> Bool {
    if !all(ReturnStmtSyntax.self).isEmpty { return false }
    for node in ancestors(below: member.code) {
      if node.is(InitializerClauseSyntax.self) || node.is(LabeledExprSyntax.self)
        || node.is(ReturnStmtSyntax.self) || node.is(FunctionDeclSyntax.self)
      {
        return false
      }
      if node.is(ClosureExprSyntax.self) { return true }
    }
    return member.name == "body" || member.attributes.haveBuilder
  }
}
