/// A colour, gradient or material to fill with.
public protocol ShapeStyle: Sendable {}

/// The style the surroundings ask for, from the most to the least prominent.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// A translucent layer over what is behind.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Material: ShapeStyle, Hashable {
  let name: String

  @available(watchOS 10.0, *)
  public static let ultraThin = Material(name: "ultraThin")
  @available(watchOS 10.0, *)
  public static let thin = Material(name: "thin")
  @available(watchOS 10.0, *)
  public static let regular = Material(name: "regular")
  @available(watchOS 10.0, *)
  public static let thick = Material(name: "thick")
  @available(watchOS 10.0, *)
  public static let ultraThick = Material(name: "ultraThick")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bar = Material(name: "bar")
}

/// The colour of controls.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(name: "red") }
  public static var orange: Color { .init(name: "orange") }
  public static var yellow: Color { .init(name: "yellow") }
  public static var green: Color { .init(name: "green") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color { .init(name: "mint") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color { .init(name: "teal") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var cyan: Color { .init(name: "cyan") }
  public static var blue: Color { .init(name: "blue") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color { .init(name: "indigo") }
  public static var purple: Color { .init(name: "purple") }
  public static var pink: Color { .init(name: "pink") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var brown: Color { .init(name: "brown") }
  public static var white: Color { .init(name: "white") }
  public static var gray: Color { .init(name: "gray") }
  public static var black: Color { .init(name: "black") }
  public static var clear: Color { .init(name: "clear") }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == Material {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var ultraThinMaterial: Material { .ultraThin }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var thinMaterial: Material { .thin }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var regularMaterial: Material { .regular }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var thickMaterial: Material { .thick }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var ultraThickMaterial: Material { .ultraThick }
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == TintShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
