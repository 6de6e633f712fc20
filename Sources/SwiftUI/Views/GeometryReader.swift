import Foundation

/// Content that is made knowing the space it gets.
///
/// The closure is an evaluation scope of its own: what it reads of a model runs the closure again,
/// not the body around it (semantics-dependencies 7.5).
/// - Note: differs from SwiftUI: there is no layout, the space is always that of an iPhone screen.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    GeometryNode(view, site)
  }
}

/// The space a `GeometryReader` gets.
public struct GeometryProxy: Sendable {
  public let size = nominalSpace
  public let safeAreaInsets = EdgeInsets()

  /// The space, measured from somewhere; it begins at the origin of every space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// The space, measured from somewhere; it begins at the origin of every space.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The extent of a named space around.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
  /// What an anchor of another view means here.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

private final class GeometryNode<Content: View>: ClosureNode<GeometryReader<Content>, Content> {
  override var closureName: String { "GeometryReader" }
  override func content() -> Content { view.content(GeometryProxy()) }
}
