import Trace

extension _Node {
  /// Tells that this identity began, ended or moved.
  func tell(_ kind: IdentityChange.Kind, _ why: String) {
    guard let node = firstLabelled else { return }
    graph.emit(
      .identity(IdentityChange(kind, id: node.serial, label: node.treeLabel ?? "", why: why)))
  }

  /// The first node of this part that the tree shows.
  private var firstLabelled: _Node? {
    if treeLabel != nil { return self }
    var found: _Node?
    forEachChild { found = found ?? $0.firstLabelled }
    return found
  }

  /// Tells that a primitive view shows something new: how, if the transaction is animated.
  func tellUpdated(_ name: String, isNew: Bool = false) {
    graph.emit(.updated(name))
    guard Transaction.currentAnimation != nil else { return }
    if !isNew {
      graph.emit(.interpolated(name))
    } else if graph.isReplacing {
      graph.emit(.replaced(name))
    }
  }
}

extension ViewGraph {
  /// The identity tree from the top down, cut after ``TreeRow/limit`` rows.
  package var tree: [TreeRow] { tree(limit: TreeRow.limit) }

  /// How often each modifier that changes looks is on screen, by its name in code.
  package var modifiers: [String: Int] {
    var found: [String: Int] = [:]
    func visit(_ node: _Node) {
      guard !node.isAsleep else { return }
      if let name = node.modifierName { found[name, default: 0] += 1 }
      node.forEachChild(visit)
    }
    rootNode.map(visit)
    return found
  }

  package func tree(limit: Int) -> [TreeRow] {
    var rows: [TreeRow] = []
    func visit(_ node: _Node, _ depth: Int) {
      guard rows.count < limit else { return }
      var below = depth
      if let label = node.treeLabel {
        rows.append(TreeRow(depth: depth, label: label, id: node.serial))
        below += 1
      }
      node.forEachChild { visit($0, below) }
    }
    rootNode.map { visit($0, 0) }
    if rows.count == limit { rows.append(TreeRow(depth: 0, label: "…", id: 0)) }
    return rows
  }
}
