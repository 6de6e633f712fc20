/// Runs a closure when a value given to it differs from the one of the former update.
///
/// Several for one value run from the inside out and see the same pair
/// (semantics-dependencies 10.4). One that keeps changing its own value is cut off: it runs twice per
/// frame, the third time is only reported.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  var value: Value
  var initial: Bool
  /// Whether the closure of the former body runs, as it does in the form before iOS 17: what it
  /// captured is as old as the value that has changed.
  var runsFormer = false
  var action: (Value, Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ChangeNode(modifier, site, content: content)
  }
}

private final class ChangeNode<Value: Equatable>: SingleContentNode<ChangeModifier<Value>> {
  private var frame = -1
  private var runs = 0
  // Seen of SwiftUI in two published logs: a tap's change runs it twice, then comes the warning.
  private static var runsPerFrame: Int { 2 }

  override func begin() {
    if modifier.initial { run(modifier.action, modifier.value, modifier.value) }
  }

  override func changed(from old: ChangeModifier<Value>) -> Bool {
    if old.value != modifier.value {
      run(modifier.runsFormer ? old.action : modifier.action, old.value, modifier.value)
    }
    return false
  }

  private func run(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    if frame != graph.frame { (frame, runs) = (graph.frame, 0) }
    runs += 1
    guard runs <= Self.runsPerFrame else {
      return graph.report(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.")
    }
    graph.afterUpdate(by: "onChange of \(ownerName)") { action(old, new) }
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs `action` when `value` has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Runs `action` with the new value when `value` has changed: the form before iOS 17.
  ///
  /// The closure is that of the body before the change: a value it captures by name is the old one,
  /// a property wrapper it reads gives the new one.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, initial: false, runsFormer: true, action: { _, new in action(new) }))
  }
}
