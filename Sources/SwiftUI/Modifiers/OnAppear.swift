/// Runs a closure when the view's identity begins or ends.
///
/// Both run after the update, innermost views first (semantics-dependencies 10.1).
struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    AppearanceNode(modifier, site, content: content)
  }
}

private final class AppearanceNode: _ModifierNode<AppearanceModifier> {
  private var modifier: AppearanceModifier
  private var content: _Node!

  init(_ modifier: AppearanceModifier, _ site: _Site, content: any _ContentProvider) {
    self.modifier = modifier
    super.init(site)
    self.content = content.makeContent(_Site(below: self))
    appear()
  }

  private func appear() {
    guard modifier.appear != nil else { return }
    graph.afterUpdate(by: "onAppear of \(ownerName)") { self.modifier.appear?() }
  }

  private func disappear() {
    guard let disappear = modifier.disappear else { return }
    graph.afterUpdate(by: "onDisappear of \(ownerName)", disappear)
  }

  override func update(_ modifier: AppearanceModifier, contentChanged: Bool) -> Bool {
    self.modifier = modifier
    return false
  }

  override func screenChanged(appearing: Bool) { appearing ? appear() : disappear() }
  override func end() { disappear() }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// Runs `action` before the first frame that shows the view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs `action` when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
