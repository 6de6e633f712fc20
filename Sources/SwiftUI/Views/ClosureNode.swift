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
    let outer = (graph.evaluating, graph.scopeName)
    (graph.evaluating, graph.scopeName) = (self, outer.1 ?? ownerName)
    defer { (graph.evaluating, graph.scopeName) = outer }
    return observation.track { onMain { content() } }
  }

  override func update(_ view: Owner) -> Bool {
    let old = self.view
    self.view = view
    changed(from: old)
    return child.update(evaluate())
  }

  override func refresh() {
    let content = evaluate()
    let outer = graph.updater
    graph.updater = "\(ownerName).\(closureName)"
    _ = child.update(content)
    graph.updater = outer
  }

  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
}
