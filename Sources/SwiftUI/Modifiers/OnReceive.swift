import Combine
import Dispatch

/// Subscribes to a publisher for as long as the view's identity lives, and runs a closure with
/// each value.
///
/// A publisher that equals the former one goes on: classes by identity, structs field by field,
/// closures in them by what they captured. One that a body makes anew is subscribed to anew, so a
/// `Timer.publish(…).autoconnect()` written in a body starts again whenever the body has run, as
/// on a device.
struct SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  var publisher: P
  var action: (P.Output) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    SubscriptionNode(modifier, site, content: content)
  }
}

private final class SubscriptionNode<P: Publisher>: SingleContentNode<SubscriptionModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func begin() { subscribe() }

  override func changed(from old: SubscriptionModifier<P>) -> Bool {
    var (old, new) = (old.publisher, modifier.publisher)
    if !Comparison.plan(for: P.self).equal(&old, &new) { subscribe() }
    return false
  }

  override func end() {
    subscription?.cancel()
    subscription = nil
  }

  private func subscribe() {
    // The former one is let go first: a shared upstream may have room for one only.
    subscription?.cancel()
    subscription = modifier.publisher.sink { [weak self] value in self?.take(value) }
  }

  private func take(_ value: P.Output) {
    guard graph.isOnMainQueue else {
      let later = Unchecked((Weak(self), value))
      return DispatchQueue.main.async { later.value.0.value?.run(later.value.1) }
    }
    run(value)
  }

  private func run(_ value: P.Output) {
    guard isAlive else { return }
    graph.afterUpdate(by: "onReceive of \(ownerName)") { [weak self] in
      guard let self, isAlive else { return }
      modifier.action(value)
    }
    graph.openForInvalidations()
  }
}

extension View {
  /// Runs `action` with each value that `publisher` delivers while the view is there.
  ///
  /// What is delivered while views are updated, such as the present value of a `$property`, is
  /// handed over after the update. Values from other threads wait for the main queue.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
