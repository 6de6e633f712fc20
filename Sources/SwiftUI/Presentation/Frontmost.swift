/// A place that can present something over everything else.
protocol Presenter: AnyObject {
  /// What is presented now.
  var presented: _Node? { get }
}

extension ViewGraph {
  /// What is presented over everything else, if anything is. Linear in the size of the tree.
  package var frontmost: _Node? {
    var found: _Node?
    visitShown { node in
      if let presented = (node as? any Presenter)?.presented { found = presented }
    }
    return found
  }

  /// How a person leaves what is in front without any of its buttons: back from a page, a sheet
  /// swiped away.
  ///
  /// - Parameter evenIfModal: also out of what only its own buttons take away.
  package func wayBack(evenIfModal: Bool) -> (() -> Void)? {
    let front = frontmost
    var found: Presentation?
    visitShown(below: front) { node in
      if let presentation = node.environment.values.presentation { found = presentation }
    }
    guard let found, evenIfModal || !found.isModal else { return nil }
    return found.dismiss
  }

  private func visitShown(below top: _Node? = nil, _ visit: (_Node) -> Void) {
    func descend(_ node: _Node) {
      guard node.isShown else { return }
      visit(node)
      node.forEachShownChild(descend)
    }
    (top ?? rootNode).map(descend)
  }
}
