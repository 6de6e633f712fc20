/// Makes any view something to tap.
struct TapModifier: PrimitiveModifier {
  var count: Int
  var action: @MainActor () -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    TapNode(modifier, site, content: content)
  }
}

extension TapModifier: Pressable {
  func press() { onMain { action() } }
}

private final class TapNode: _ModifierNode<TapModifier> {
  private var modifier: TapModifier
  private var content: _Node!

  init(_ modifier: TapModifier, _ site: _Site, content: any _ContentProvider) {
    self.modifier = modifier
    super.init(site)
    self.content = content.makeContent(_Site(below: self))
  }

  override func update(_ new: TapModifier, contentChanged: Bool) -> Bool {
    modifier = new
    return false
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var control: Any? { modifier }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// Runs `action` when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
