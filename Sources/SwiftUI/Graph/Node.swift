import Trace

/// A place in the view graph that persists while the views described for it come and go.
///
/// The tree of nodes is the identity of the views: state lives here, never in view values. A node
/// never moves to another parent; only the five dynamic kinds (conditionals, optionals, `ForEach`,
/// `AnyView`, `.id`) ever replace a child (semantics-identity 1.6).
public class _Node {
  let graph: ViewGraph
  /// Given up when the identity ends, so that what is gone holds nothing.
  private(set) var parent: _Node?
  let depth: Int
  /// Tells this identity from every other one of the run.
  let serial: Int
  let environment: EnvironmentScope
  /// Cleared when the identity ends; nothing may act on the node afterwards.
  private(set) var isAlive = true
  /// Why the node has to be brought up to date; empty when it is.
  var reasons: [Event.Reason] = []
  /// What the node's dynamic properties changed, for `_printChanges`.
  var changedProperties: [String] = []
  private var subscriptions: [any Subscribable] = []

  init(_ site: _Site) {
    graph = site.graph
    parent = site.parent
    depth = (site.parent?.depth ?? 0) + 1
    environment = site.environment
    serial = site.graph.nextSerial()
  }

  // MARK: What each kind of node adds

  /// Brings the node up to date by itself, without a new value from its parent.
  func refresh() {}

  /// Visits the nodes directly below, in reading order.
  func forEachChild(_ visit: (_Node) -> Void) {}

  /// Visits those of them that can be seen and touched.
  func forEachShownChild(_ visit: (_Node) -> Void) { forEachChild(visit) }

  /// Ends what the node itself holds; its children are gone already.
  func end() {}

  /// Takes a new value of the node's type from memory. Returns whether anything visible changed.
  func update(from pointer: UnsafeRawPointer) -> Bool { false }

  /// The transition that a removal of this node would show, if one is attached.
  var transition: AnyTransition? { nil }

  /// Adds the strings the node shows, in reading order.
  func collectTexts(into texts: inout [String]) {
    guard isShown else { return }
    forEachChild { $0.collectTexts(into: &texts) }
  }

  /// Whether what is below can be seen and touched.
  var isShown: Bool { true }

  /// The node's part of the tree left the screen or returned, and lives on.
  func screenChanged(appearing: Bool) {}

  /// Whether this part of the tree is kept off screen, so that nothing in it may run.
  var isAsleep: Bool { false }

  /// Takes part in a walk over the rows of a lazy container.
  func arrangeRows(_ pass: inout RowPass) { forEachChild { $0.arrangeRows(&pass) } }

  /// Ends what is inside a view that goes off screen; `false` if it lives on there.
  func dropContent() -> Bool { false }

  /// Makes anew what ``dropContent()`` ended; `false` if it did not.
  func remakeContent() -> Bool { false }

  /// The viewport that lazy rows below are seen through, if this scrolls.
  var scrolled: Viewport? { nil }

  /// What can be operated at this node, if anything.
  var control: Any? { nil }

  /// The name of the view or modifier whose body this node runs.
  var scopeName: String? { nil }

  /// What counts of `updates` call this node, if it is a primitive view that shows something.
  var primitiveName: String? { nil }

  /// The modifier of SwiftUI's that this node is, as it is called in code, for those that change
  /// looks only: nothing else would tell that one is there.
  var modifierName: String? { nil }

  /// How the identity tree names this node; `nil` for nodes that only pass on.
  var treeLabel: String? { nil }

  // MARK: Invalidation

  /// Marks the node as out of date; it is brought up to date in the next pass at the latest.
  func invalidate(_ reason: Event.Reason, property: String? = nil) {
    guard isAlive else { return }
    if reasons.isEmpty { graph.enqueue(self) }
    if !reasons.contains(reason) { reasons.append(reason) }
    if let property, !changedProperties.contains(property) { changedProperties.append(property) }
  }

  /// Remembers to leave `source` when the node ends.
  func keep(_ source: any Subscribable) { subscriptions.append(source) }

  // MARK: Lifetime

  /// Ends the identity of this node and of everything below it, innermost first.
  final func destroy() {
    guard isAlive else { return }
    if isAsleep {
      graph.withoutCallbacks(true) { forEachChild { $0.destroy() } }
    } else {
      forEachChild { $0.destroy() }
    }
    end()
    isAlive = false
    for subscription in subscriptions { subscription.drop(self) }
    subscriptions = []
    parent = nil
  }
}

/// Something a node can depend on: a location, an environment, an observed object.
protocol Subscribable: AnyObject {
  func drop(_ node: _Node)
}

/// A node for views of one type.
public class _ViewNode<Content: View>: _Node {
  /// Takes a new value of the view. Returns whether anything visible below changed.
  func update(_ view: Content) -> Bool {
    preconditionFailure("\(type(of: self)) does not say how it is updated")
  }

  override final func update(from pointer: UnsafeRawPointer) -> Bool {
    update(pointer.assumingMemoryBound(to: Content.self).pointee)
  }
}

/// Where a new node is to be made.
public struct _Site {
  var graph: ViewGraph
  var parent: _Node?
  var environment: EnvironmentScope
  /// Modifiers of a `Group` and the like, waiting for the single views they apply to.
  var wrapper: Wrapper?
  /// Set below `EquatableView`: the view's own `==` decides.
  var mode = Comparison.Mode.equatableUnlessTrivial

  /// A place below `node`, with nothing waiting.
  init(below node: _Node) {
    graph = node.graph
    parent = node
    environment = node.environment
  }

  init(graph: ViewGraph, environment: EnvironmentScope) {
    self.graph = graph
    self.environment = environment
  }

  /// The same place one level deeper, where the waiting modifiers still wait.
  func passing(through node: _Node) -> _Site {
    var site = self
    site.parent = node
    return site
  }
}

extension View {
  /// Makes the node for a view, wrapped in the modifiers that wait for a single view.
  static func node(for view: Self, in site: _Site) -> _ViewNode<Self> {
    guard let wrapper = site.wrapper,
      wrapper.lazyRows == nil ? _isUnary : RowShape.isSingle(Self.self)
    else { return _makeNode(view, site) }
    return WrappedNode(view, site)
  }
}
