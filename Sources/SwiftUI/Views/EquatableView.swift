/// A view that is compared with its own `==`, even where the default would look at bytes.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

  public init(content: Content) { self.content = content }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    EquatableNode(view, site)
  }
}

extension View where Self: Equatable {
  /// Lets the view's own `==` decide whether a new value of it needs its body.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
  private var content: _ViewNode<Content>!

  init(_ view: EquatableView<Content>, _ site: _Site) {
    super.init(site)
    var below = site.passing(through: self)
    below.mode = .equatableAlways
    content = Content.node(for: view.content, in: below)
  }

  override func update(_ view: EquatableView<Content>) -> Bool { content.update(view.content) }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}
