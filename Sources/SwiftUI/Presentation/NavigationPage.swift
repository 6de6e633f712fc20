import Trace

/// One page of a stack; shown only while it is on top.
///
/// The closure that makes it is a scope of its own: what it reads of a model runs the closure
/// again, not the view that wrote it (semantics-dependencies 7.5).
final class PageNode: _Node {
  let value: AnyHashable?
  private var content: _Node?
  private var observation: ObservationScope!
  private(set) var wasLeft = false

  init(_ value: AnyHashable?, _ site: _Site) {
    self.value = value
    super.init(site)
    observation = ObservationScope(self)
  }

  /// Shows the stack's own root.
  func show(_ root: _Node) { content = root }

  /// Makes the page or brings it up to date. Returns whether anybody makes pages for its value.
  func evaluate() -> Bool {
    let because = reasons
    reasons = []
    guard let value, let make = environment.values.navigation?.destination(for: value) else {
      return false
    }
    let view = observation.evaluate { make(value) }
    graph.handDown(from: "\(ownerName).navigationDestination", because: because) {
      if let known = content as? _ViewNode<AnyView> {
        _ = known.update(view)
      } else {
        content = AnyView.node(for: view, in: _Site(below: self))
      }
    }
    return true
  }

  override func refresh() { _ = evaluate() }

  func leaveScreen() {
    wasLeft = true
    content?.callAppearance(appearing: false)
  }

  func returnToScreen() {
    wasLeft = false
    content?.callAppearance(appearing: true)
  }

  override var isShown: Bool { !wasLeft }
  override func end() { environment.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
}
