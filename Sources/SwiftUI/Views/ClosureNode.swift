import Trace

/// The node of a view whose content comes out of a closure with an evaluation scope of its own:
/// what the closure reads of a model runs the closure again, not the body that wrote it
/// (semantics-dependencies 9).
class ClosureNode<Owner: View, Content: View>: _ViewNode<Owner> {
  private(set) var view: Owner
  private var observation: ObservationScope!
  private var child: _ViewNode<Content>!

  init(_ view: Owner, _ site: _Site) {
    self.view = view
    super.init(site)
    observation = ObservationScope(self)
    begin()
    child = Content.node(for: evaluate(), in: _Site(below: self))
  }

  /// How causes name the closure.
  var closureName: String { "closure" }
  /// Calls the closure.
  func content() -> Content { preconditionFailure("\(type(of: self)) has no content") }
  /// Called before the closure runs for the first time.
  func begin() {}
  /// Called with the former view when a new one was taken, before the closure runs.
  func changed(from old: Owner) {}

  private func evaluate() -> Content {
    reasons = []
    return observation.evaluate { onMain { content() } }
  }

  override func update(_ view: Owner) -> Bool {
    let old = self.view
    self.view = view
    changed(from: old)
    return child.update(evaluate())
  }

  override func refresh() {
    let because = reasons
    let content = evaluate()
    graph.handDown(from: "\(ownerName).\(closureName)", because: because) {
      _ = child.update(content)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
}
