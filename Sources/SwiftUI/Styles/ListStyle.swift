/// How lists look. The choice has no consequence but looks.
@MainActor @preconcurrency
public protocol ListStyle {}

extension View {
  /// Chooses how lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier("listStyle", "\(style)"))
  }
}

/// Lists as the system shows them.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// Lists as the system shows them.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Lists with nothing around them.
public struct PlainListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Lists with nothing around them.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Lists in groups.
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Lists in groups.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Lists in groups with round corners.
@available(iOS 14.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Lists in groups with round corners.
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Lists at the side.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Lists at the side.
  @available(iOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Lists whose rows come up as on a wheel: on a watch.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct CarouselListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// Lists whose rows come up as on a wheel: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Lists whose rows bend along the edge: on a watch.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct EllipticalListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// Lists whose rows bend along the edge: on a watch.
  @available(watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// Lists with space around them.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
  private nonisolated let alternates: Bool

  /// The style.
  public nonisolated init() { alternates = false }
  /// The style, with every other row on a darker ground or not: on a Mac.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension ListStyle where Self == InsetListStyle {
  /// Lists with space around them.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Lists with space around them and every other row on a darker ground or not: on a Mac.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Lists with a border: on a Mac.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderedListStyle: ListStyle {
  private nonisolated let alternates: Bool

  /// The style.
  public nonisolated init() { alternates = false }
  /// The style, with every other row on a darker ground or not.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension ListStyle where Self == BorderedListStyle {
  /// Lists with a border: on a Mac.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Lists with a border and every other row on a darker ground or not: on a Mac.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
