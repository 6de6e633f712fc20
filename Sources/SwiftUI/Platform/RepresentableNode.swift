import Trace

/// What the four kinds of representables have in common, as closures of one of them.
struct Representation<Content: View, Platform: AnyObject, Coordinator> {
  /// `UIView`: what the calls are named after.
  var kind: String
  var makeCoordinator: @MainActor (Content) -> Coordinator
  var make: @MainActor (Content, RepresentableSurroundings<Coordinator>) -> Platform
  var update: @MainActor (Content, Platform, RepresentableSurroundings<Coordinator>) -> Void
  var dismantle: @MainActor (Platform, Coordinator) -> Void
}

/// What a representable's context is made of.
struct RepresentableSurroundings<Coordinator> {
  var coordinator: Coordinator
  var transaction: Transaction
  var environment: EnvironmentValues
}

/// The node of a platform view: made once, then updated whenever the representable's value differs
/// from the former one or something its calls read has changed.
///
/// Each call counts as a member: `MapView.makeUIView`, `MapView.updateUIView`,
/// `MapView.dismantleUIView`. The first update follows the make at once.
final class RepresentableNode<Content: View, Platform: AnyObject, Coordinator>: _ViewNode<Content> {
  private let info: ScopeInfo
  private let calls: Representation<Content, Platform, Coordinator>
  private var view: Content
  private let slots: PropertySlots
  private var observation: ObservationScope!
  private var surroundings: EnvironmentStorage<EnvironmentValues>!
  private var coordinator: Coordinator!
  private var platform: Platform!

  init(
    _ view: Content, _ site: _Site, _ calls: Representation<Content, Platform, Coordinator>
  ) {
    info = .info(of: Content.self, mode: site.mode)
    (self.view, self.calls) = (view, calls)
    slots = PropertySlots(info.properties)
    super.init(site)
    observation = ObservationScope(self)
    surroundings = EnvironmentStorage(
      \EnvironmentValues.self, environment.values, "environment")
    environment.subscribe(self, surroundings)
    run { view in
      coordinator = onMain { calls.makeCoordinator(view) }
      count("make")
      platform = onMain { calls.make(view, context) }
      count("update")
      onMain { calls.update(view, platform, context) }
    }
    graph.emit(.appeared(info.name))
  }

  private var context: RepresentableSurroundings<Coordinator> {
    RepresentableSurroundings(
      coordinator: coordinator, transaction: .current, environment: surroundings.value)
  }

  private func count(_ call: String) {
    graph.emit(.memberEvaluated("\(info.name).\(call)\(calls.kind)"))
  }

  /// Runs calls on a copy of the value with its dynamic properties filled in.
  private func run(_ work: (Content) -> Void) {
    var installed = view
    info.properties.install(&installed, slots, in: self)
    let outer = (graph.evaluating, graph.scopeName)
    (graph.evaluating, graph.scopeName) = (self, info.name)
    observation.track { work(installed) }
    (graph.evaluating, graph.scopeName) = outer
    reasons = []
    changedProperties = []
  }

  private func updatePlatform() {
    run { view in
      count("update")
      onMain { calls.update(view, platform, context) }
    }
  }

  override func update(_ new: Content) -> Bool {
    graph.settleDoubts(of: self)
    var new = new
    if reasons.isEmpty, info.comparison.equal(&view, &new) {
      graph.emit(.skipped(info.name))
      return false
    }
    view = new
    updatePlatform()
    return true
  }

  override func refresh() { updatePlatform() }

  override func end() {
    slots.end()
    count("dismantle")
    if let platform, let coordinator { onMain { calls.dismantle(platform, coordinator) } }
    (platform, coordinator) = (nil, nil)
    graph.emit(.disappeared(info.name))
  }

  override var scopeName: String? { info.name }
  override var treeLabel: String? { info.name }
}
