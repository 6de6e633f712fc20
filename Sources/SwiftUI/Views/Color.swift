import Foundation

/// A colour, and a view that fills its space with it.
public struct Color: ElementView, ShapeStyle, Hashable {
  let name: String
  private var alpha = 1.0

  nonisolated init(name: String) { self.name = name }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb \(red) \(green) \(blue)"
    alpha = opacity
  }
  public nonisolated init(white: Double, opacity: Double = 1) {
    name = "white \(white)"
    alpha = opacity
  }
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  {
    name = "hsb \(hue) \(saturation) \(brightness)"
    alpha = opacity
  }

  static var elementName: String? { "Color" }
  func looksSame(as other: Color) -> Bool { self == other }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  public nonisolated static let red = Color(name: "red")
  public nonisolated static let orange = Color(name: "orange")
  public nonisolated static let yellow = Color(name: "yellow")
  public nonisolated static let green = Color(name: "green")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated static let mint = Color(name: "mint")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated static let teal = Color(name: "teal")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated static let cyan = Color(name: "cyan")
  public nonisolated static let blue = Color(name: "blue")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated static let indigo = Color(name: "indigo")
  public nonisolated static let purple = Color(name: "purple")
  public nonisolated static let pink = Color(name: "pink")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated static let brown = Color(name: "brown")
  public nonisolated static let white = Color(name: "white")
  public nonisolated static let gray = Color(name: "gray")
  public nonisolated static let black = Color(name: "black")
  public nonisolated static let clear = Color(name: "clear")
  public nonisolated static let primary = Color(name: "primary")
  public nonisolated static let secondary = Color(name: "secondary")
  public nonisolated static let accentColor = Color(name: "accent")
}

/// A colour of the app's catalogue, by its name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The colour of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color: CustomStringConvertible {
  /// A colour of the app's catalogue.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated init(_ resource: ColorResource) { self.init(name: resource.name) }

  public nonisolated var description: String { alpha == 1 ? name : "\(name) \(alpha)" }

  /// The colour with so much of another one in it.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public nonisolated func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(name: "\(self) mixed with \(fraction) of \(other)")
  }
}
