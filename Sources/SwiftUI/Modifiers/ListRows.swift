import Foundation

/// Which edges of something, top or bottom, are meant.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge {
  /// Any number of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: Int8

    /// The edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// How much a section's header stands out.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Puts a view behind the row this is.
  @_disfavoredOverload
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(SecondaryModifier(secondary: view, isBehind: true, alignment: .center))
  }
  /// Fills the row this is with a colour.
  public func listRowBackground(_ color: Color?) -> some View {
    modifier(StyleModifier("listRowBackground", color))
  }
  /// Sets the space around the row's content; `nil` is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(StyleModifier("listRowInsets", insets))
  }
  /// Shows or hides the lines around the row.
  @available(iOS 15.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(StyleModifier("listRowSeparator", visibility, edges))
  }
  /// Colours the lines around the row.
  @available(iOS 15.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(StyleModifier("listRowSeparatorTint", color, edges))
  }
  /// Shows or hides the lines around the section.
  @available(iOS 15.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(StyleModifier("listSectionSeparator", visibility, edges))
  }
  /// Sets the space between rows.
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(StyleModifier("listRowSpacing", spacing))
  }
  /// Sets the space between sections.
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(StyleModifier("listSectionSpacing", spacing))
  }
  /// Sets the space between sections by name.
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(StyleModifier("listSectionSpacing", spacing))
  }
  /// Colours the icons of rows.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func listItemTint(_ tint: Color?) -> some View {
    modifier(StyleModifier("listItemTint", tint))
  }
  /// Keeps rows from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(StyleModifier("deleteDisabled", isDisabled))
  }
  /// Keeps rows from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(StyleModifier("moveDisabled", isDisabled))
  }
  /// Keeps a row from being selected.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(StyleModifier("selectionDisabled", isDisabled))
  }
  /// Offers actions behind a row.
  /// - Note: differs from SwiftUI: the actions are built with the body, as there, but never shown:
  ///   there is no swipe.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("swipeActions", edge, allowsFullSwipe))
  }
  /// Offers actions on a long press.
  /// - Note: differs from SwiftUI: the menu is built with the body, as there, but never opened.
  @available(tvOS 14.0, *)
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    _ = menuItems()
    return modifier(StyleModifier("contextMenu"))
  }
  /// Offers actions and a preview on a long press.
  /// - Note: differs from SwiftUI: both are built with the body, as there, but never shown.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    _ = (menuItems(), preview())
    return modifier(StyleModifier("contextMenu"))
  }
}

/// The space between sections of a list.
@available(iOS 17.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// What the list style says.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less than usual.
  public static let compact = ListSectionSpacing(name: "compact")
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}
