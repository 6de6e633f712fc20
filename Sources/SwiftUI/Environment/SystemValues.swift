import Foundation

/// Whether the system shows dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How large the user wants text.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Whether there is little or much room.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The direction that text runs in.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// What a scene is doing.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private struct DirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct WidthKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct HeightKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}

extension View {
  /// Shows the views inside in this scheme; `nil` leaves the choice to the surroundings.
  /// - Note: differs from SwiftUI: it reaches the views inside, not the whole presentation.
  @available(macOS 11.0, *)
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.colorScheme, value: scheme as Any)
      ) { values in
        if let scheme { values.colorScheme = scheme }
      })
  }

  /// Sets the text size for the views inside.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
