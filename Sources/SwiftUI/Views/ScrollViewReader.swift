/// Content that can be scrolled by code.
///
/// The closure is an evaluation scope of its own, like that of `GeometryReader`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ScrollReaderNode(view, site)
  }

  /// Content made with what scrolls it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// What scrolls the scroll views of a reader.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy: @unchecked Sendable {
  fileprivate let reader: ScrolledReader

  /// Moves the view with an id into sight: a row of a `ForEach`, made or not, or a view that has
  /// been made with `.id`. Without an anchor no further than needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node, node.isAlive else { return }
    let id = AnyHashable(id)
    func scroll(_ viewport: Viewport?) -> Bool {
      guard let viewport, let line = viewport.line(of: id) else { return false }
      viewport.reveal(line: line, at: anchor)
      return true
    }
    func visit(_ node: _Node) -> Bool {
      if scroll(node.scrolled) { return true }
      var found = false
      node.forEachShownChild { found = found || visit($0) }
      return found
    }
    if !visit(node) {
      _ = scroll(sequence(first: node, next: \.parent).first { $0.scrolled != nil }?.scrolled)
    }
  }
}

/// The reader that a proxy belongs to; the same object for as long as the reader lives, so that
/// closures that hold the proxy compare equal.
private final class ScrolledReader {
  weak var node: _Node?
}

private final class ScrollReaderNode<Content: View>: ClosureNode<
  ScrollViewReader<Content>, Content
>
{
  private let reader = ScrolledReader()

  override func begin() { reader.node = self }
  override var closureName: String { "ScrollViewReader" }
  override func content() -> Content { view.content(ScrollViewProxy(reader: reader)) }
}
