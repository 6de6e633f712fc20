import Trace

extension ViewGraph {
  /// The identity tree from the top down, cut after ``TreeRow/limit`` rows.
  package var tree: [TreeRow] { tree(limit: TreeRow.limit) }

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
