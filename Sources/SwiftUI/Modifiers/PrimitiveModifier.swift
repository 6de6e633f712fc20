/// A modifier the module provides itself: it has a node of its own and no body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// A modifier that changes how its content looks and nothing else: it has no identity, no
/// lifetime and no dependencies of its own, but its value is compared like any other.
protocol VisualModifier: PrimitiveModifier {
  /// Whether the content can still be seen and touched.
  var showsContent: Bool { get }
  /// What the modifier is called in code, if it is one of many that have nothing else to show.
  var calledName: String? { get }
}

extension VisualModifier {
  var showsContent: Bool { true }
  var calledName: String? { nil }

  public nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    VisualModifierNode(modifier, site, content: content)
  }
}

private final class VisualModifierNode<Modifier: VisualModifier>: SingleContentNode<Modifier> {
  override func changed(from old: Modifier) -> Bool {
    var (old, new) = (old, modifier)
    guard !Comparison.plan(for: Modifier.self).equal(&old, &new) else { return false }
    content.touch()
    return true
  }

  override var isShown: Bool { modifier.showsContent }
  override var modifierName: String? { modifier.calledName }
}

extension String {
  /// `font` of `font(_:)`, as `#function` gives it.
  var functionName: String { String(prefix { $0 != "(" }) }
}

extension _Node {
  /// Tells that the primitive views at the top of this part look different now.
  func touch() {
    if let name = primitiveName {
      tellUpdated(name)
    } else {
      forEachChild { $0.touch() }
    }
  }
}
