import Trace

/// Tells what a closure makes of a view's geometry.
struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  var transform: (GeometryProxy) -> T
  var action: (T, T) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    GeometryChangeNode(modifier, site, content: content)
  }
}

private final class GeometryChangeNode<T: Equatable>: SingleContentNode<GeometryChangeModifier<T>> {
  private var last: T?

  override func begin() { look() }
  override func changed(from old: GeometryChangeModifier<T>) -> Bool {
    look()
    return false
  }

  /// The geometry never changes here, but what the closure makes of it may.
  private func look() {
    let new = modifier.transform(GeometryProxy())
    let old = last ?? new
    guard new != last else { return }
    last = new
    graph.afterUpdate(by: "onGeometryChange of \(ownerName)") { [weak self] in
      guard let self, isAlive else { return }
      modifier.action(old, new)
    }
  }
}

extension View {
  /// Runs `action` with what `transform` makes of the view's geometry, at first and whenever that
  /// is something else.
  /// - Note: differs from SwiftUI: there is no layout, the geometry is always that of the screen.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }
  /// Runs `action` with what `transform` made and makes of the view's geometry, at first and
  /// whenever that is something else.
  /// - Note: differs from SwiftUI: there is no layout, the geometry is always that of the screen.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 2.0, *)
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
