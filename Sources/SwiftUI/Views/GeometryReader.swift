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
  public let size = CGSize(width: 393, height: 852)
  public let safeAreaInsets = EdgeInsets()

  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What positions are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var observation: ObservationScope!
  private var child: _ViewNode<Content>!

  init(_ view: GeometryReader<Content>, _ site: _Site) {
    self.view = view
    super.init(site)
    observation = ObservationScope(self)
    child = Content.node(for: evaluate(), in: _Site(below: self))
  }

  private func evaluate() -> Content {
    reasons = []
    let outer = (graph.evaluating, graph.scopeName)
    (graph.evaluating, graph.scopeName) = (self, outer.1 ?? ownerName)
    defer { (graph.evaluating, graph.scopeName) = outer }
    return observation.track { view.content(GeometryProxy()) }
  }

  override func update(_ view: GeometryReader<Content>) -> Bool {
    self.view = view
    return child.update(evaluate())
  }

  override func refresh() {
    let because = reasons
    let content = evaluate()
    graph.handDown(from: "\(ownerName).GeometryReader", because: because) {
      _ = child.update(content)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
}
