/// The styles that come with the system; they change no more than looks.
public protocol PrimitiveButtonStyle {
  nonisolated var _name: String { get }
}

/// Buttons as the system shows them.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "automatic" }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the system shows them.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Buttons with nothing around them.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "plain" }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons with nothing around them.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Buttons with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "bordered" }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "borderless" }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons filled with the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "borderedProminent" }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons filled with the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Buttons of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "glass" }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons of tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "glassProminent" }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
