/// Views side by side with dividers to move.
///
/// - Note: differs from SwiftUI: there is no layout, nothing moves.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct HSplitView<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// Views from left to right.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views one above the other with dividers to move.
///
/// - Note: differs from SwiftUI: there is no layout, nothing moves.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct VSplitView<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// Views from top to bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
