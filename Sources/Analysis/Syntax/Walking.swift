import SwiftSyntax

extension SyntaxProtocol {
  /// The descendants of one type, this node among them, in source order.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    let collector = Collector<Node>(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.found
  }

  /// The parents from the nearest outwards, ending before `root` where one is given.
  func ancestors(below root: Syntax? = nil) -> some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst().prefix { $0.id != root?.id }
  }

  /// Whether the node is `other` or stands inside it.
  func isInside(_ other: some SyntaxProtocol) -> Bool {
    id == other.id || ancestors().contains { $0.id == other.id }
  }
}

private final class Collector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let match = node.as(Node.self) { found.append(match) }
    return .visitChildren
  }
}
