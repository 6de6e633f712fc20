/// How navigation views look. The choice has no consequence but looks.
@MainActor @preconcurrency
@available(watchOS 7.0, *)
public protocol NavigationViewStyle {}

extension View {
  /// Chooses how navigation views inside look.
  @available(watchOS 7.0, *)
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("navigationViewStyle", "\(style)"))
  }
}

/// Pages as the system shows them.
@available(watchOS 7.0, *)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

@available(watchOS 7.0, *)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Pages as the system shows them.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One page after the other.
@available(watchOS 7.0, *)
@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

@available(watchOS 7.0, *)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page after the other.
  @available(macOS, unavailable)
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Pages side by side.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Pages side by side: the form before iOS 15.
@available(watchOS, unavailable)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}
