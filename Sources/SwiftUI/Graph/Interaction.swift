/// Something on screen that can be operated, with what it shows.
package struct Touchable {
  package enum Kind { case press, toggle, enter, scroll, choose, slide, step }

  package var kind: Kind
  /// Its visible text, words joined by spaces.
  package var label: String
  package var isEnabled: Bool
  private let node: _Node
  private let control: Any

  fileprivate init(_ kind: Kind, _ label: String, _ node: _Node, _ control: Any) {
    self.kind = kind
    self.label = label
    isEnabled = node.environment.values.isEnabled
    self.node = node
    self.control = control
  }

  /// Whether it is part of the other one.
  package func isInside(_ other: Touchable) -> Bool { isInside(other.node) }
  package func isInside(_ other: _Node) -> Bool {
    sequence(first: node, next: \.parent).contains { $0 === other }
  }

  package func press() {
    (control as? any Pressable)?.press()
    node.environment.values.afterPress?()
  }
  package func toggle() { (control as? any Switchable)?.toggle() }
  package func enter(_ text: String) { (control as? any Enterable)?.enter(text) }
  package func slide(to value: Double) { (control as? any Slidable)?.slide(to: value) }
  /// Between which values it slides.
  package var bounds: ClosedRange<Double> { (control as? any Slidable)?.bounds ?? 0...1 }
  package func step(up: Bool) { (control as? any Steppable)?.step(up: up) }
  /// What can be chosen, by what it shows.
  package var options: [String] { (control as? any Choosable)?.options ?? [] }
  var environment: EnvironmentValues { node.environment.values }
  var graph: ViewGraph { node.graph }

  /// Whether there is more to scroll through than fits.
  package var overflows: Bool { (control as? any Scrollable)?.viewport.overflows ?? false }
  /// Puts the lazy row at `index` at the top, or as near to it as there are rows.
  package func scroll(to index: Int) {
    guard let viewport = (control as? any Scrollable)?.viewport else { return }
    viewport.scroll(toLine: viewport.line(ofRow: index))
  }
  package func choose(_ option: Int) { (control as? any Choosable)?.choose(option) }
}

extension ViewGraph {
  /// Everything of one kind that is on screen, in reading order. Linear in the size of the tree.
  package func touchables(_ kind: Touchable.Kind) -> [Touchable] {
    var found: [Touchable] = []
    func visit(_ node: _Node) {
      guard node.isShown else { return }
      if let control = node.control, let label = label(of: control, node, kind) {
        found.append(Touchable(kind, label, node, control))
      }
      node.forEachShownChild(visit)
    }
    rootNode.map(visit)
    return found
  }

  private func label(of control: Any, _ node: _Node, _ kind: Touchable.Kind) -> String? {
    switch kind {
    case .scroll where control is any Scrollable: return ""
    case .press where control is any Pressable, .toggle where control is any Switchable,
      .slide where control is any Slidable,
      .step where control is any Steppable:
      var texts: [String] = []
      node.collectTexts(into: &texts)
      return texts.joined(separator: " ")
    case .choose: return (control as? any Choosable)?.title
    case .enter: return (control as? any Enterable)?.fieldTitle
    default: return nil
    }
  }

  /// Sets a value that the root inherits from the world outside.
  package func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
    environment.change(by: actor) { $0[keyPath: keyPath] = value }
    openForInvalidations()
  }
}
