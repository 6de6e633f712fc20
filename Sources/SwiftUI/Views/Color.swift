import Foundation

/// A colour, and a view that fills its space with it.
public struct Color: ElementView, ShapeStyle, Hashable {
  let name: String
  private var alpha = 1.0

  init(name: String) { self.name = name }

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb \(red) \(green) \(blue)"
    alpha = opacity
  }
  public init(white: Double, opacity: Double = 1) {
    name = "white \(white)"
    alpha = opacity
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb \(hue) \(saturation) \(brightness)"
    alpha = opacity
  }

  static var elementName: String? { "Color" }
  func looksSame(as other: Color) -> Bool { self == other }

  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let cyan = Color(name: "cyan")
  public static let blue = Color(name: "blue")
  public static let indigo = Color(name: "indigo")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let accentColor = Color(name: "accent")
}
