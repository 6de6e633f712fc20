/// How navigation views look. The choice has no consequence but looks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension View {
  /// Chooses how navigation views inside look.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("navigationViewStyle", "\(style)"))
  }
}

/// Pages as the system shows them.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Pages as the system shows them.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One page after the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page after the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Pages side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Pages side by side: the form before iOS 15.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}
