import Foundation

/// A font by the name of its text style, size, weight and design.
public struct Font: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(name: "title2")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(name: "caption2")

  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2, title3

    case headline, subheadline, body, callout, footnote, caption

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2

    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ]
    }
  }

  public enum Design: Hashable, Sendable {
    case `default`, rounded

    @available(watchOS 7.0, *)
    case serif, monospaced
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  /// How wide letters are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width.
    public var value: CGFloat

    /// Letters so much wider than usual.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrow.
    public static let compressed = Width(-0.4)
    /// Somewhat narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// How far lines are apart.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size) \(weight?.name ?? "") \(design.map { "\($0)" } ?? "")")
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style) \(weight?.name ?? "") \(design.map { "\($0)" } ?? "")")
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }
  /// A font by name whose size follows a text style.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(name: "\(name) \(size) \(textStyle)")
  }
  /// A font by name whose size follows nothing.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: "\(name) fixed \(fixedSize)")
  }

  public func bold() -> Font { Font(name: name + " bold") }
  public func italic() -> Font { Font(name: name + " italic") }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font { Font(name: name + " monospaced") }
  public func monospacedDigit() -> Font { Font(name: name + " monospaced digits") }
  public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight.name)") }
  /// The font in narrower or wider letters.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func width(_ width: Width) -> Font { Font(name: "\(name) width \(width.value)") }
  /// The font in letters so much wider.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func width(_ width: CGFloat) -> Font { Font(name: "\(name) width \(width)") }
  /// The font with lines closer together or farther apart.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func leading(_ leading: Leading) -> Font { Font(name: "\(name) leading \(leading)") }
  /// The font with capitals as high as small letters.
  public func smallCaps() -> Font { Font(name: name + " small caps") }
  /// The font with small letters turned into low capitals.
  public func lowercaseSmallCaps() -> Font { Font(name: name + " lowercase small caps") }
  /// The font with capitals made low.
  public func uppercaseSmallCaps() -> Font { Font(name: name + " uppercase small caps") }
  /// The font, bold or not.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font, italic or not.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The font so many times as large.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { Font(name: "\(name) times \(factor)") }
}
