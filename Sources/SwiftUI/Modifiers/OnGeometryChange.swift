import Foundation

/// Runs a closure when a value made of the view's space has changed, and for the first one.
private struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    GeometryChangeNode(modifier, site, content: content)
  }
}

private final class GeometryChangeNode<Value: Equatable>: SingleContentNode<
  GeometryChangeModifier<Value>
>
{
  private var value: Value!

  override func begin() {
    value = modifier.transform(GeometryProxy())
    tell(value, value)
  }

  override func changed(from old: GeometryChangeModifier<Value>) -> Bool {
    let (last, now) = (value!, modifier.transform(GeometryProxy()))
    value = now
    if last != now { tell(last, now) }
    return false
  }

  private func tell(_ old: Value, _ new: Value) {
    let action = modifier.action
    graph.afterUpdate(by: "onGeometryChange of \(ownerName)") { action(old, new) }
  }
}

extension View {
  /// Runs `action` with a value made of the view's space, at first and when it has changed.
  /// - Note: differs from SwiftUI: the space is always that of an iPhone screen, so the value
  ///   changes only if `transform` does.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs `action` with the old and the new value made of the view's space.
  /// - Note: differs from SwiftUI: the space is always that of an iPhone screen, so the value
  ///   changes only if `transform` does.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
