import Foundation

/// Views one below the other, made as they come near the visible part.
///
/// - Note: differs from SwiftUI: every view exists at once and none is dropped for being far away
///   (semantics-identity 11 lists what systems do).
public struct LazyVStack<Content: View>: ElementView {
  let content: Content
  private let layout: StackLayout

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(alignment: alignment.name, spacing: spacing)
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Views side by side, made as they come near the visible part.
///
/// - Note: differs from SwiftUI as ``LazyVStack`` does.
public struct LazyHStack<Content: View>: ElementView {
  let content: Content
  private let layout: StackLayout

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(alignment: alignment.name, spacing: spacing)
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Which parts of sections stay in sight while their rows scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
