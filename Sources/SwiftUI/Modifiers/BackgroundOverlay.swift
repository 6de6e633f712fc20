import Trace

/// A view in front of or behind another one, with an identity of its own.
struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  var secondary: Secondary
  var isBehind: Bool
  var alignment: Alignment

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    SecondaryNode(modifier, site, content: content)
  }
}

private final class SecondaryNode<Secondary: View>: _ModifierNode<SecondaryModifier<Secondary>> {
  private var modifier: SecondaryModifier<Secondary>
  private var content: _Node!
  private var secondary: _ViewNode<Secondary>!

  init(
    _ modifier: SecondaryModifier<Secondary>, _ site: _Site, content: any _ContentProvider
  ) {
    self.modifier = modifier
    super.init(site)
    self.content = content.makeContent(_Site(below: self))
    secondary = Secondary.node(for: modifier.secondary, in: _Site(below: self))
  }

  override func update(_ new: SecondaryModifier<Secondary>, contentChanged: Bool) -> Bool {
    modifier = new
    return secondary.update(new.secondary)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if modifier.isBehind { secondary.map(visit) }
    content.map(visit)
    if !modifier.isBehind { secondary.map(visit) }
  }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// Lays a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: alignment))
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: background, isBehind: true, alignment: alignment))
  }

  /// Lays a view in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: false, alignment: alignment))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(secondary: overlay, isBehind: false, alignment: alignment))
  }
}
