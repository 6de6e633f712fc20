import Foundation
import UIKit

/// What the closure of a canvas draws into.
///
/// - Note: differs from SwiftUI: it keeps its settings and draws nothing. Pictures and symbols are
///   44 × 44 points large, a text 8 × 17 points per character.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  /// How opaque what is drawn next will be.
  public var opacity: Double = 1
  /// How what is drawn next mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How what is drawn next is moved.
  public var transform: CGAffineTransform = .identity
  /// Where can be drawn at all.
  public private(set) var clipBoundingRect = CGRect(origin: .zero, size: nominalSpace)

  init(environment: EnvironmentValues) { self.environment = environment }

  /// How colours mix.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)
  }

  /// How colours run into one another.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What an outline is filled or drawn with.
  public struct Shading: Sendable {
    /// What is behind.
    public static var backdrop: Shading { Shading() }
    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading() }
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(white: Double, opacity: Double = 1) -> Shading { Shading() }
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading() }
  }

  /// How clipping works.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// What is done to everything that is drawn next.
  public struct Filter: Sendable {
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
  }

  /// How a shadow falls.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    public let size = CGSize(width: 44, height: 44)
    public let baseline: CGFloat = 44
    public var shading: Shading?
  }

  /// A text, ready to be drawn.
  public struct ResolvedText {
    fileprivate let count: Int
    public var shading: Shading = .foreground

    /// The size the text takes of a space.
    public func measure(in size: CGSize) -> CGSize {
      let perLine = max(1, Int(min(size.width, 100_000) / 8))
      let lines = max(1, (count + perLine - 1) / perLine)
      return CGSize(width: CGFloat(min(count, perLine)) * 8, height: CGFloat(lines) * 17)
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { 17 }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A view of the canvas, ready to be drawn.
  public struct ResolvedSymbol {
    public let size = CGSize(width: 44, height: 44)
  }

  // MARK: Settings

  /// Makes what is drawn next larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Transforms what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Keeps what is drawn next inside of an outline.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if !options.contains(.inverse) {
      clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
    }
  }
  /// Keeps what is drawn next inside of what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    try drawLayer(content: content)
  }
  /// Applies a filter to what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  // MARK: Drawing

  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(count: text.string.count) }
  /// The view of the canvas with a tag.
  /// - Note: differs from SwiftUI: there is always one.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }

  /// Draws in a context of its own, as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
