import Foundation

/// A colour by its parts or its name.
@available(macOS, unavailable)
open class UIColor: NSObject, @unchecked Sendable {
  /// What tells it from other colours.
  public let name: String

  public init(name: String) { self.name = name }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(name: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: "white \(white) \(alpha)")
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(name: "p3 \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init?(named name: String) { self.init(name: name) }
  /// The colour for the standard traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection()).name)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(name: "\(name) \(alpha)") }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  /// The parts of a colour that was made of them.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = name.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard name.hasPrefix("rgb"), parts.count == 4 else { return false }
    red?.pointee = CGFloat(parts[0])
    green?.pointee = CGFloat(parts[1])
    blue?.pointee = CGFloat(parts[2])
    alpha?.pointee = CGFloat(parts[3])
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  open override var hash: Int { name.hashValue }
}

extension UIColor {
  public static let black = UIColor(name: "black")
  public static let darkGray = UIColor(name: "darkGray")
  public static let lightGray = UIColor(name: "lightGray")
  public static let white = UIColor(name: "white")
  public static let gray = UIColor(name: "gray")
  public static let red = UIColor(name: "red")
  public static let green = UIColor(name: "green")
  public static let blue = UIColor(name: "blue")
  public static let cyan = UIColor(name: "cyan")
  public static let yellow = UIColor(name: "yellow")
  public static let magenta = UIColor(name: "magenta")
  public static let orange = UIColor(name: "orange")
  public static let purple = UIColor(name: "purple")
  public static let brown = UIColor(name: "brown")
  public static let clear = UIColor(name: "clear")
  public static let systemRed = UIColor(name: "systemRed")
  public static let systemGreen = UIColor(name: "systemGreen")
  public static let systemBlue = UIColor(name: "systemBlue")
  public static let systemOrange = UIColor(name: "systemOrange")
  public static let systemYellow = UIColor(name: "systemYellow")
  public static let systemPink = UIColor(name: "systemPink")
  public static let systemPurple = UIColor(name: "systemPurple")
  public static let systemTeal = UIColor(name: "systemTeal")
  public static let systemIndigo = UIColor(name: "systemIndigo")
  public static let systemBrown = UIColor(name: "systemBrown")
  public static let systemMint = UIColor(name: "systemMint")
  public static let systemCyan = UIColor(name: "systemCyan")
  public static let systemGray = UIColor(name: "systemGray")
  public static let systemGray2 = UIColor(name: "systemGray2")
  public static let systemGray3 = UIColor(name: "systemGray3")
  public static let systemGray4 = UIColor(name: "systemGray4")
  public static let systemGray5 = UIColor(name: "systemGray5")
  public static let systemGray6 = UIColor(name: "systemGray6")
  public static let tintColor = UIColor(name: "tintColor")
  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  public static let link = UIColor(name: "link")
  public static let placeholderText = UIColor(name: "placeholderText")
  public static let separator = UIColor(name: "separator")
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground")
  public static let systemFill = UIColor(name: "systemFill")
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  public static let lightText = UIColor(name: "lightText")
  public static let darkText = UIColor(name: "darkText")
}

/// A picture by its name or its bytes; nothing is loaded.
@available(macOS, unavailable)
open class UIImage: NSObject, @unchecked Sendable {
  /// What tells it from other pictures.
  public let name: String
  open private(set) var size: CGSize

  init(name: String, size: CGSize = .zero) { (self.name, self.size) = (name, size) }
  public convenience override init() { self.init(name: "") }
  public convenience init?(named name: String) { self.init(name: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(name: name)
  }
  public convenience init?(systemName: String) { self.init(name: "system \(systemName)") }
  public convenience init?(systemName: String, withConfiguration: Configuration?) {
    self.init(name: "system \(systemName)")
  }
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(name: "data \(data.hashValue)")
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(name: path)
  }

  /// How a symbol is drawn.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() { super.init() }
    public init(pointSize: CGFloat) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    public init(textStyle: UIFont.TextStyle) { super.init() }
    public init(weight: SymbolWeight) { super.init() }
    public init(scale: SymbolScale) { super.init() }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  open var scale: CGFloat { 1 }
  open var imageOrientation: Orientation { .up }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
  open func pngData() -> Data? { Data(name.utf8) }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(name: name, size: size) }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    UIImage(name: name, size: size)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  open override var hash: Int { name.hashValue }
}

/// Draws pictures; they are empty.
@available(macOS, unavailable)
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: "drawn", size: size)
  }
}

/// What is drawn into.
@available(macOS, unavailable)
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
}

/// A font by its name and size.
@available(macOS, unavailable)
open class UIFont: NSObject, @unchecked Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  init(fontName: String, pointSize: CGFloat) {
    (self.fontName, self.pointSize) = (fontName, pointSize)
  }
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(fontName: descriptor.name, pointSize: size == 0 ? descriptor.pointSize : size)
  }

  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  /// What a text is.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")

    var size: CGFloat {
      let sizes: [String: CGFloat] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "subheadline": 15,
        "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
      ]
      return sizes[rawValue] ?? 17
    }
  }

  open var familyName: String { fontName }
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { -pointSize * 0.24 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.5 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName: fontName, pointSize: size) }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(fontName: style.rawValue, pointSize: style.size)
  }
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(fontName: "system", pointSize: size)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "system \(weight.rawValue)", pointSize: size)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(fontName: "system italic", pointSize: size)
  }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "monospaced \(weight.rawValue)", pointSize: size)
  }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "monospaced digits \(weight.rawValue)", pointSize: size)
  }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var familyNames: [String] { [] }
}

/// What a font is like.
@available(macOS, unavailable)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: String
  public let pointSize: CGFloat

  public init(name: String, size: CGFloat) { (self.name, pointSize) = (name, size) }

  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }
  /// The shape of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
    public static let monospaced = Self(rawValue: "monospaced")
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name) traits \(traits.rawValue)", size: pointSize)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name) \(design.rawValue)", size: pointSize)
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: size)
  }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(name: style.rawValue, size: style.size)
  }
}

/// Scales with the user's text size, which is the standard one.
@available(macOS, unavailable)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledFont(for font: UIFont) -> UIFont { font }
}

/// A path of lines and curves, as a list of what was done to it.
@available(macOS, unavailable)
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  public override init() { super.init() }
  public init(rect: CGRect) { super.init() }
  public init(ovalIn rect: CGRect) { super.init() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { super.init() }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    super.init()
  }
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

/// Corners of a rectangle.
@available(macOS, unavailable)
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}

/// Edges of a rectangle.
@available(macOS, unavailable)
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// A look that is laid over what is behind.
@available(macOS, unavailable)
open class UIVisualEffect: NSObject, @unchecked Sendable {}
/// A blur.
@available(macOS, unavailable)
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  public init(style: Style) {}
}
/// Colours that stand out on a blur.
@available(macOS, unavailable)
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}
