/// How tab views look. The choice has no consequence but looks.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol TabViewStyle {}

extension View {
  /// Chooses how tab views inside look.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("tabViewStyle", "\(style)"))
  }
}

/// Tabs as the system shows them.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as the system shows them.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Tabs as a sidebar where there is room.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs as a sidebar where there is room.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tabs as a bar however much room there is.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs as a bar however much room there is.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Tabs in a box: on a Mac.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a box: on a Mac.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Tabs as on a wheel: on a watch.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct CarouselTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Tabs as on a wheel: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// Tabs as pages to turn.
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots say which page it is.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// With more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    @available(watchOS 8.0, *)
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    @available(watchOS 8.0, *)
    public static let never = IndexDisplayMode(name: "never")
  }

  private nonisolated let mode: IndexDisplayMode

  /// Pages with dots or without.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages to turn.
  @available(macOS, unavailable)
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Tabs as pages to turn, with dots or without.
  @available(macOS, unavailable)
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs as pages to turn upwards: on a watch.
@available(watchOS 10.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page takes the place of another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// As the system chooses.
    public static let automatic = TransitionStyle(name: "automatic")
    /// By fading.
    public static let blur = TransitionStyle(name: "blur")
    /// At once.
    public static let identity = TransitionStyle(name: "identity")
  }

  private nonisolated let transition: TransitionStyle

  /// The style.
  public nonisolated init() { transition = .automatic }
  /// The style, with a way of turning pages.
  public nonisolated init(transitionStyle: TransitionStyle) { transition = transitionStyle }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Tabs as pages to turn upwards: on a watch.
  @available(watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// Tabs as pages to turn upwards, in a way of turning them: on a watch.
  @available(watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
