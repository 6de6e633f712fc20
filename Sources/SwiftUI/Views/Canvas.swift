import Foundation
import Trace

/// A view that is drawn by a closure.
///
/// The closure is an evaluation scope of its own: it runs when the canvas begins, when it is given
/// another closure, and when something it read of a model has changed.
/// - Note: differs from SwiftUI: it draws nothing, and views given as symbols are not shown.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure can draw.
  public var symbols: Symbols
  /// Draws into the context, in a space of the size given.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// How colours are reckoned.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be late.
  public var rendersAsynchronously: Bool

  /// A canvas with views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode) = (opaque, colorMode)
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
    self.symbols = symbols()
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    CanvasNode(view, site)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas where Symbols == EmptyView {
  /// A canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// How colours are reckoned where they mix.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

private final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>> {
  private var view: Canvas<Symbols>
  private var observation: ObservationScope!
  private var symbols: _ViewNode<Symbols>!

  init(_ view: Canvas<Symbols>, _ site: _Site) {
    self.view = view
    super.init(site)
    observation = ObservationScope(self)
    symbols = Symbols.node(for: view.symbols, in: _Site(below: self))
    draw()
  }

  private func draw() {
    reasons = []
    let outer = (graph.evaluating, graph.scopeName)
    (graph.evaluating, graph.scopeName) = (self, outer.1 ?? ownerName)
    defer { (graph.evaluating, graph.scopeName) = outer }
    observation.track {
      onMain {
        var context = GraphicsContext(environment: environment.values)
        view.renderer(&context, nominalSpace)
      }
    }
    graph.emit(.updated("Canvas"))
  }

  override func update(_ new: Canvas<Symbols>) -> Bool {
    let looksSame = onMain {
      view.isOpaque == new.isOpaque && view.colorMode == new.colorMode
        && Comparison.same(Drawing(view.renderer), Drawing(new.renderer))
    }
    view = new
    let inside = symbols.update(new.symbols)
    if looksSame, reasons.isEmpty, !inside { return false }
    draw()
    return true
  }

  override func refresh() { draw() }
  override func forEachChild(_ visit: (_Node) -> Void) { symbols.map(visit) }
  override func forEachShownChild(_ visit: (_Node) -> Void) {}
  override func collectTexts(into texts: inout [String]) {}
  override var primitiveName: String? { "Canvas" }
  override var treeLabel: String? { "Canvas" }
}

/// A closure in a concrete field, which is how closures can be compared.
private struct Drawing {
  var renderer: (inout GraphicsContext, CGSize) -> Void

  init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }
}
