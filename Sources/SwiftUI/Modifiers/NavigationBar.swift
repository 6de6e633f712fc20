/// How large the title in the bar is.
@available(macOS, unavailable)
public enum NavigationBarItem {
  /// The sizes of a bar's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline

    @available(watchOS 8.0, *)
    @available(tvOS, unavailable)
    case large
  }
}

/// How large the title of a toolbar is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// What the page before shows.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large until the content scrolls.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the bar itself.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// In the bar itself, but large.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// One of the bars around a page.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The bar the system chooses.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  @available(macOS, unavailable)
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  @available(watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a tab view.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension View {
  /// Names the page with a text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func navigationTitle(_ title: Text) -> some View {
    modifier(StyleModifier("navigationTitle", title.string))
  }
  /// Says how large the title is.
  @available(iOS 14.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(StyleModifier("navigationBarTitleDisplayMode", displayMode))
  }
  /// Says how large the toolbar's title is.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(StyleModifier("toolbarTitleDisplayMode", mode))
  }
  /// Names the page: the form before iOS 14.
  @available(macOS, unavailable)
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }
  /// Names the page: the form before iOS 14.
  @_disfavoredOverload
  @available(macOS, unavailable)
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Names the page: the form before iOS 14.
  @available(macOS, unavailable)
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Names the page and says how large the name is: the form before iOS 14.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(StyleModifier("navigationTitle", title.resolved, displayMode))
  }
  /// Names the page and says how large the name is: the form before iOS 14.
  @_disfavoredOverload
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(StyleModifier("navigationTitle", String(title), displayMode))
  }
  /// Adds a second line to the page's name.
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    modifier(StyleModifier("navigationSubtitle", subtitle.resolved))
  }
  /// Adds a second line to the page's name.
  @_disfavoredOverload
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(StyleModifier("navigationSubtitle", String(subtitle)))
  }
  /// Hides the button that goes back.
  @available(macOS 13.0, *)
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    modifier(StyleModifier("navigationBarBackButtonHidden", hides))
  }
  /// Hides the bar.
  @available(macOS, unavailable)
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(StyleModifier("navigationBarHidden", hidden))
  }
  /// Puts a view at the start of the bar: the form before iOS 14.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(SecondaryModifier(secondary: leading, isBehind: true, alignment: .topLeading))
  }
  /// Puts a view at the end of the bar: the form before iOS 14.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(SecondaryModifier(secondary: trailing, isBehind: true, alignment: .topTrailing))
  }
  /// Puts views at both ends of the bar: the form before iOS 14.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(trailing: trailing).navigationBarItems(leading: leading)
  }
  /// Shows or hides bars.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(StyleModifier("toolbar", visibility, bars))
  }
  /// Fills bars with a style.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbarBackground", "\(style)", bars))
  }
  /// Shows or hides what is behind bars.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbarBackgroundVisibility", visibility, bars))
  }
  /// Shows bars in light or dark.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbarColorScheme", scheme, bars))
  }
}
