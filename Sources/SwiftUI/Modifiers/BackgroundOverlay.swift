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

private final class SecondaryNode<Secondary: View>: SingleContentNode<SecondaryModifier<Secondary>>
{
  private var secondary: _ViewNode<Secondary>!

  override func begin() {
    secondary = Secondary.node(for: modifier.secondary, in: _Site(below: self))
  }

  override func changed(from old: SecondaryModifier<Secondary>) -> Bool {
    secondary.update(modifier.secondary)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if modifier.isBehind { secondary.map(visit) }
    content.map(visit)
    if !modifier.isBehind { secondary.map(visit) }
  }
}

extension View {
  /// Lays a view behind this one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
