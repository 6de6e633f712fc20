import Foundation

/// Views one below the other, made as they come on screen.
///
/// How long a view that has left the screen keeps its state depends on the system, and on whether
/// it is a view of your own or stands in a stack (semantics-identity 11).
/// - Note: differs from SwiftUI: there is no layout, so every view counts as one line and twenty
///   lines fit on a screen; nothing is made ahead of time. In a row of another lazy container,
///   without a scroll view of its own, all views are made at once.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVStack<Content: View>: LazyElement {
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
  static var rowsKind: LazyRows.Kind { .stack }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Views side by side, made as they come on screen.
///
/// - Note: differs from SwiftUI as ``LazyVStack`` does.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHStack<Content: View>: LazyElement {
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
  static var rowsKind: LazyRows.Kind { .stack }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Which parts of sections stay in sight while their rows scroll.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
