/// Makes any view something to tap.
struct TapModifier: PrimitiveModifier {
  var count: Int
  /// `nil` for a gesture that no tap makes.
  var action: (@MainActor () -> Void)?

  @MainActor var reactsToTaps: Bool { action != nil }

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    TapNode(modifier, site, content: content)
  }
}

extension TapModifier: Pressable {
  func press() {
    onMain { action?() }
  }
}

private final class TapNode: SingleContentNode<TapModifier> {
  override var control: Any? { onMain { modifier.reactsToTaps } ? modifier : nil }
}

extension View {
  /// Runs `action` when the view is tapped.
  @available(tvOS 16.0, *)
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
