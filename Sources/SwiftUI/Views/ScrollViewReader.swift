/// Content that can be scrolled by code.
public struct ScrollViewReader<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// Content made with what scrolls it.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

/// What scrolls the scroll views of a reader.
///
/// - Note: differs from SwiftUI: all rows exist at once, so scrolling changes nothing.
public struct ScrollViewProxy: Sendable {
  /// Moves the view with an id into sight.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
