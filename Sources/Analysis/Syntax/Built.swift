import SwiftSyntax

extension SyntaxProtocol {
  /// Whether it runs as part of `root`, as far as the closures between the two are the content of
  /// containers that everybody knows. What an unknown closure is for, nobody can tell from here.
  func isBuilt(below root: Syntax) -> Bool {
    ancestors(below: root).allSatisfy { node in
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
      guard let closure = node.as(ClosureExprSyntax.self) else { return true }
      guard let (call, label, _) = closure.receiver, label == nil || label == "content",
        let type = call.constructedType
      else { return false }
      return Syntax.eagerContainers.contains(type) || Syntax.lazyContainers.contains(type)
    }
  }

  /// Whether it is compiled for debugging only.
  var isForDebugging: Bool {
    ancestors().contains { node in
      guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { return false }
      return Syntax(condition).all(DeclReferenceExprSyntax.self)
        .contains { $0.baseName.text == "DEBUG" }
    }
  }
}

extension Syntax {
  /// Containers that make their content when, and as far as, it is shown.
  static let lazyContainers: Set = [
    "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
    "GeometryReader",
  ]
}

extension Evaluation {
  /// The members that certainly run with the body: not those that are only handed on as actions,
  /// or called in closures of which nobody knows what they are for.
  var certainMembers: [Member] {
    var found = Array(members.prefix(1))
    var next = 0
    while next < found.count {
      let code = found[next].code
      for use in found[next].uses where !use.isDeferred && use.form == .value {
        let call = use.node.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == use.node.id
        for member in view.members(use.name)
        where member.isFunction == isCalled && use.node.isBuilt(below: code)
          && !found.contains(where: { $0.code.id == member.code.id })
        {
          found.append(member)
        }
      }
      next += 1
    }
    return found
  }

  /// The calls that a view is the content of, from the nearest outwards, also across the members
  /// that it stands in; one list for each way to it. Ends where a closure is of no container.
  func containers(of node: Syntax, in member: Member, depth: Int = 0)
    -> [[FunctionCallExprSyntax]]
  {
    var found: [FunctionCallExprSyntax] = []
    for ancestor in node.ancestors(below: member.code) {
      guard let closure = ancestor.as(ClosureExprSyntax.self) else { continue }
      guard let (call, label, _) = closure.receiver, label == nil || label == "content",
        call.constructedType != nil
      else { return [found] }
      found.append(call)
    }
    guard depth < 4, member.name != "body" else { return [found] }
    let ways = members.flatMap { caller in
      caller.uses.filter { $0.name == member.name && !$0.isDeferred && $0.form == .value }
        .flatMap { containers(of: $0.node, in: caller, depth: depth + 1) }
    }
    return ways.isEmpty ? [found] : ways.map { found + $0 }
  }
}

extension Evaluation {
  /// The lazy container whose rows these are, where only transparent ones lie between.
  func lazyContainer(of rows: FunctionCallExprSyntax, in member: Member) -> String? {
    if rows.constructedType == "List" { return "List" }
    for way in containers(of: Syntax(rows), in: member) {
      let outer = way.first { !["Group", "Section", "ForEach"].contains($0.constructedType) }
      if let name = outer?.constructedType,
        ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"].contains(name)
      {
        return name
      }
    }
    return nil
  }
}
