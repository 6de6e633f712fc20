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

private final class AppearanceNode: SingleContentNode<AppearanceModifier> {
  override func begin() { appear() }
  override func screenChanged(appearing: Bool) { appearing ? appear() : disappear() }
  override func end() { disappear() }

  private func appear() {
    guard modifier.appear != nil else { return }
    graph.afterUpdate(by: "onAppear of \(ownerName)") { self.modifier.appear?() }
  }

  private func disappear() {
    guard let disappear = modifier.disappear, !graph.isWithoutCallbacks else { return }
    graph.afterUpdate(by: "onDisappear of \(ownerName)", disappear)
  }
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
