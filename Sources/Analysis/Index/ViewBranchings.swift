import SwiftSyntax

extension Context {
  /// Each `if` with `else` and each `switch` in view code that something which changes decides,
  /// system versions left out.
  var viewBranchings: [Branching] {
    var found: [Branching] = []
    for type in index.types where type.kind != .protocol {
      for member in type.members where member.buildsViews {
        for branch in member.code.all(IfExprSyntax.self)
        where branch.parent?.is(IfExprSyntax.self) != true && !branch.asksForAvailability
          && !branch.isDeferred(in: index)
        {
          if let branching = Branching(ExprSyntax(branch)) { found.append(branching) }
        }
        for choice in member.code.all(SwitchExprSyntax.self) where !choice.isDeferred(in: index) {
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
