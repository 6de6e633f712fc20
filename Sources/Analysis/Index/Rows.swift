import SwiftSyntax

extension SyntaxProtocol {
  /// Whether it stands in the data of a `ForEach`, `List` or `Table`.
  func isRowData(below root: Syntax) -> Bool {
    var child = Syntax(self)
    for node in ancestors(below: root) {
      if let call = node.as(FunctionCallExprSyntax.self),
        Self.rowContainers.contains(call.constructedType ?? ""), child.id == call.arguments.id
      {
        return true
      }
      child = node
    }
    return false
  }

  /// Whether it stands in a closure that runs for each row.
  func isInRow(below root: Syntax) -> Bool {
    ancestors(below: root).contains { node in
      guard let call = node.as(ClosureExprSyntax.self)?.receiver?.call,
        Self.rowContainers.contains(call.constructedType ?? "")
      else { return false }
      return !call.arguments.isEmpty && !isInside(call.arguments)
    }
  }

  private static var rowContainers: Set<String> { ["ForEach", "List", "Table"] }
}

extension Evaluation {
  /// Whether rows are made from the value: it stands in their data, in a local that does, or in a
  /// member that returns their data.
  func feedsRows(_ node: some SyntaxProtocol, in member: Member) -> Bool {
    if node.isRowData(below: member.code) || isRowData(member, seen: []) { return true }
    for ancestor in node.ancestors(below: member.code) {
      guard let binding = ancestor.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { continue }
      return member.code.all(DeclReferenceExprSyntax.self).contains {
        $0.baseName.identifierText == name && $0.isRowData(below: member.code)
      }
    }
    return false
  }

  private func isRowData(_ member: Member, seen: Set<String>) -> Bool {
    guard !member.isViewReturning, member.name != "body", !seen.contains(member.name) else {
      return false
    }
    return members.contains { caller in
      caller.uses.contains { use in
        use.name == member.name
          && (use.node.isRowData(below: caller.code)
            || isRowData(caller, seen: seen.union([member.name])))
      }
    }
  }
}
