/// A view that stands for another one and adds nothing to the tree.
final class ForwardingNode<Outer: View, Inner: View>: _ViewNode<Outer> {
  private let inner: (Outer) -> Inner
  private var content: _ViewNode<Inner>!

  init(_ view: Outer, _ site: _Site, inner: @escaping (Outer) -> Inner) {
    self.inner = inner
    super.init(site)
    content = Inner.node(for: inner(view), in: site.passing(through: self))
  }

  override func update(_ view: Outer) -> Bool { content.update(inner(view)) }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}
