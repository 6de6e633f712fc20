import SwiftSyntax

extension SyntaxProtocol {
  /// The descendants of one type, this node among them, in source order.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    let node = Syntax(self)
    if let found = NodeLists.known[node.root.id]?.nodes(type, in: node) { return found }
    let collector = Collector<Node>(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.found
  }

  /// The parents from the nearest outwards, ending before `root` where one is given. Each is looked
  /// up when it is asked for: deep in a file there are thousands.
  func ancestors(below root: Syntax? = nil) -> UnfoldSequence<Syntax, Syntax> {
    let end = root?.id
    return sequence(state: Syntax(self)) { node -> Syntax? in
      guard let parent = node.parent, parent.id != end else { return nil }
      node = parent
      return parent
    }
  }

  /// Whether the node is `other` or stands inside it.
  func isInside(_ other: some SyntaxProtocol) -> Bool {
    let (start, end) = (other.position, other.endPosition)
    var node: Syntax? = Syntax(self)
    while let current = node, current.position >= start, current.endPosition <= end {
      if current.id == other.id { return true }
      node = current.parent
    }
    return false
  }
}

private final class Collector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let match = node.as(Node.self) { found.append(match) }
    return .visitChildren
  }
}
