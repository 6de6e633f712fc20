/// Any style, its type hidden.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle: ShapeStyle, Hashable {
  private let name: String

  /// Hides a style's type.
  public init<S: ShapeStyle>(_ style: S) { name = "\(style)" }
}

/// The colour of what stands in front.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The surroundings' foreground.
  public init() {}
}

/// The colour of what lies behind.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The surroundings' background.
  public init() {}
}

/// The colour of lines between parts.
@available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The system's separators.
  public init() {}
}

/// The colour of text that is missing.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The system's placeholders.
  public init() {}
}

/// The colour of something to follow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The system's links.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The surroundings' foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The surroundings' background.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The system's separators.
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The system's placeholders.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The system's links.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The least prominent of all.
  @available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == Color {
  /// The colour of controls.
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle {
  /// The style, more or less transparent.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(StyleVariant(name: "\(self) at \(opacity)"))
  }
  /// The style with a shadow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func shadow(_ shadow: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(StyleVariant(name: "\(self), \(shadow)"))
  }
}

private struct StyleVariant: ShapeStyle {
  let name: String
}

extension Color {
  /// The colour as a soft gradient of itself.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated var gradient: AnyGradient { AnyGradient(name: "\(name) gradient") }
  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour by its parts in a space.
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  /// A grey in a space.
  public nonisolated init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
}

/// A gradient made of one colour.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyGradient: ShapeStyle, Hashable {
  let name: String
}

/// A shadow as part of a style.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ShadowStyle: Hashable, Sendable {
  private let name: String

  /// A shadow behind.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop \(color) \(radius) \(x) \(y)")
  }
  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner \(color) \(radius) \(x) \(y)")
  }
}
