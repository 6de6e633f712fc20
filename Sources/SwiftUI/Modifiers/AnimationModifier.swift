/// Animates what a change of its value changes inside it.
struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  var animation: Animation?
  var value: Value

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    AnimationNode(modifier, site, content: content)
  }
}

private final class AnimationNode<Value: Equatable>: SingleContentNode<AnimationModifier<Value>> {
  // While the content is updated, the animation stands in for the transaction's.
  override func willUpdateContent(_ new: AnimationModifier<Value>) -> Bool {
    if new.value != modifier.value { Transaction.beginOverride(self, new.animation) }
    return false
  }

  override func changed(from old: AnimationModifier<Value>) -> Bool {
    Transaction.endOverride(self)
    return false
  }

  override func end() { Transaction.endOverride(self) }
}

extension View {
  /// Animates changes inside this view whenever `value` changes: removals with a transition then
  /// take the animation's time (semantics-identity 13).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
