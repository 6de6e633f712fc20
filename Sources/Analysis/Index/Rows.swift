import SwiftSyntax

extension SyntaxProtocol {
  /// The `ForEach`, `List` or `Table` in whose data the node stands.
  func rows(below root: Syntax) -> FunctionCallExprSyntax? {
    var child = Syntax(self)
    for node in ancestors(below: root) {
      if let call = node.as(FunctionCallExprSyntax.self), child.id == call.arguments.id,
        call.makesRows
      {
        return call
      }
      child = node
    }
    return nil
  }

  /// Whether it stands in a closure that runs for each row.
  func isInRow(below root: Syntax) -> Bool {
    ancestors(below: root).contains { node in
      guard let call = node.as(ClosureExprSyntax.self)?.receiver?.call, call.makesRows else {
        return false
      }
      return !call.arguments.isEmpty && !isInside(call.arguments)
    }
  }
}

extension FunctionCallExprSyntax {
  var makesRows: Bool { ["ForEach", "List", "Table"].contains(constructedType) }
}

extension Evaluation {
  /// Whether such rows are made from the value: it stands in their data, in a local that does, or
  /// in a member that returns their data.
  func feedsRows(
    _ node: some SyntaxProtocol, in member: Member,
    where accepts: (FunctionCallExprSyntax) -> Bool = { _ in true }
  ) -> Bool {
    if let rows = node.rows(below: member.code) { return accepts(rows) }
    if isRowData(member, seen: [], where: accepts) { return true }
    for ancestor in node.ancestors(below: member.code) {
      guard let binding = ancestor.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { continue }
      return member.code.all(DeclReferenceExprSyntax.self).contains {
        $0.baseName.identifierText == name && $0.rows(below: member.code).map(accepts) == true
      }
    }
    return false
  }

  private func isRowData(
    _ member: Member, seen: Set<String>, where accepts: (FunctionCallExprSyntax) -> Bool
  ) -> Bool {
    guard !member.isViewReturning, member.name != "body", !seen.contains(member.name) else {
      return false
    }
    return members.contains { caller in
      caller.uses.contains { use in
        guard use.name == member.name else { return false }
        return use.node.rows(below: caller.code).map(accepts)
          ?? isRowData(caller, seen: seen.union([member.name]), where: accepts)
      }
    }
  }
}
