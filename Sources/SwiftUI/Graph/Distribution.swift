/// Modifiers on their way from a `Group`, a builder block or another several-view to the single
/// views in it, innermost first.
///
/// A modifier of several views is one modifier per view, each with state of its own
/// (semantics-identity 3.9, 3.10).
final class Wrapper {
  let source: any WrapperSource
  let outer: Wrapper?
  /// The lazy container that the single views are rows of, if they are.
  let lazyRows: LazyRows?

  init(_ source: any WrapperSource, outer: Wrapper?) {
    (self.source, self.outer) = (source, outer)
    lazyRows = outer.map(\.lazyRows) ?? source as? LazyRows
  }
}

protocol WrapperSource: AnyObject {
  /// Makes the modifier's node around one more view.
  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node
  /// What has to be told before the view that `node` goes around is updated, if anything.
  func instance(of node: _Node) -> (any WrapperInstance)?
}

extension WrapperSource {
  func instance(of node: _Node) -> (any WrapperInstance)? { nil }
}

/// A modifier with a body around one of several views.
protocol WrapperInstance: AnyObject {
  func willUpdateContent() -> Bool
}

/// Several views with a modifier that applies to each of them.
final class DistributingNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>, WrapperSource
{
  private var modifier: Modifier
  private var content: _ViewNode<Content>!
  private var instances: [Instance] = []
  /// Counts the values of the modifier that were handed down.
  private var pass = 0

  init(_ view: ModifiedContent<Content, Modifier>, _ site: _Site) {
    modifier = view.modifier
    super.init(site)
    var below = _Site(below: self)
    below.wrapper = Wrapper(self, outer: site.wrapper)
    content = Content.node(for: view.content, in: below)
  }

  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node {
    let node = Modifier._makeNode(modifier, site, content: content)
    instances.append(Instance(node, of: self))
    return node
  }

  func instance(of node: _Node) -> (any WrapperInstance)? {
    instances.last.flatMap { $0.node === node && $0.node.runsBody ? $0 : nil }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) -> Bool {
    modifier = view.modifier
    pass += 1
    instances.removeAll { !$0.node.isAlive }
    let known = instances
    var changed = false
    // A modifier's body runs when its view is updated: it does not if that view goes instead.
    for instance in known where !instance.node.runsBody {
      changed = instance.willUpdateContent() || changed
    }
    let inside = content.update(view.content)
    for instance in known where instance.node.isAlive {
      changed = instance.willUpdateContent() || changed
      changed = instance.node.update(modifier, contentChanged: inside) || changed
    }
    return changed || inside
  }

  private final class Instance: WrapperInstance {
    let node: _ModifierNode<Modifier>
    private unowned let source: DistributingNode
    private var pass: Int

    init(_ node: _ModifierNode<Modifier>, of source: DistributingNode) {
      (self.node, self.source, pass) = (node, source, source.pass)
    }

    /// Hands the modifier's value down, once.
    func willUpdateContent() -> Bool {
      guard node.isAlive, pass != source.pass else { return false }
      pass = source.pass
      return node.willUpdateContent(source.modifier)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}

/// A single view together with the modifiers that came down to it.
final class WrappedNode<Content: View>: _ViewNode<Content>, _ContentProvider, Sleeper {
  private var described: Content
  private let mode: Comparison.Mode
  private var outermost: _Node!
  /// The modifiers around it, innermost first.
  private var layers: [Layer] = []
  private var places: [_ViewNode<Content>] = []

  init(_ view: Content, _ site: _Site) {
    described = view
    mode = site.mode
    super.init(site)
    outermost = layer(site.wrapper, inner: self).makeContent(_Site(below: self))
  }

  private func layer(_ wrapper: Wrapper?, inner: any _ContentProvider) -> any _ContentProvider {
    guard let wrapper else { return inner }
    let layer = Layer(wrapper.source, inner)
    layers.append(layer)
    return self.layer(wrapper.outer, inner: layer)
  }

  var view: Any { described }

  func makeContent(_ site: _Site) -> _Node {
    var site = site
    site.mode = mode
    let node = Content._makeNode(described, site)
    places.append(node)
    return node
  }

  override func update(_ view: Content) -> Bool {
    described = view
    return outermost.isAsleep ? false : updatePlaces()
  }

  private func updatePlaces() -> Bool {
    var changed = false
    for layer in layers.reversed() {
      for instance in layer.instances { changed = instance.willUpdateContent() || changed }
    }
    places.removeAll { !$0.isAlive }
    for place in places { changed = place.update(described) || changed }
    return changed
  }

  func catchUp() { _ = updatePlaces() }

  override func forEachChild(_ visit: (_Node) -> Void) { outermost.map(visit) }
  override var transition: AnyTransition? { outermost.transition }

  private final class Layer: _ContentProvider {
    let source: any WrapperSource
    let inner: any _ContentProvider
    private(set) var instances: [any WrapperInstance] = []

    init(_ source: any WrapperSource, _ inner: any _ContentProvider) {
      (self.source, self.inner) = (source, inner)
    }

    var view: Any { inner.view }
    func makeContent(_ site: _Site) -> _Node {
      let node = source.wrap(inner, site)
      if let instance = source.instance(of: node) { instances.append(instance) }
      return node
    }
  }
}
