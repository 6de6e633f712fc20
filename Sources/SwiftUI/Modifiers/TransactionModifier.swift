/// Changes the transaction in which what is inside it is updated.
struct TransactionModifier: PrimitiveModifier {
  var transform: (inout Transaction) -> Void
  /// `nil` for every update; otherwise only updates in which it is another one.
  var value: Any?

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    TransactionNode(modifier, site, content: content)
  }
}

private final class TransactionNode: SingleContentNode<TransactionModifier> {
  // While the content is updated, what the closure makes of the animation stands in for it.
  override func willUpdateContent(_ new: TransactionModifier) -> Bool {
    if let value = new.value, let old = modifier.value, Comparison.same(old, value) {
      return false
    }
    var transaction = Transaction(animation: Transaction.currentAnimation)
    new.transform(&transaction)
    Transaction.beginOverride(
      self, transaction.disablesAnimations ? nil : transaction.animation)
    return false
  }

  override func changed(from old: TransactionModifier) -> Bool {
    Transaction.endOverride(self)
    return false
  }

  override func end() { Transaction.endOverride(self) }
}

extension View {
  /// Changes the transaction of each update that reaches the views inside.
  /// - Note: differs from SwiftUI: not of updates that begin inside.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
  /// Changes the transaction of updates in which `value` is another one.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform, value: value))
  }
  /// Changes the transaction of what a closure does to the view.
  /// - Note: differs from SwiftUI: of changes inside the view, too.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(shows: self)).transaction(transform)
  }
  /// Animates what a closure does to the view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(shows: self)).modifier(StyleModifier("animation", animation))
  }
}
