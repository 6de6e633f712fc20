import Foundation

/// How a view is laid over what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Why content is hidden.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit per reason.
  public let rawValue: Int

  /// The reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Makes the view larger or smaller around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View {
    modifier(StyleModifier("scale", scale, anchor))
  }
  /// Makes the view wider and higher by different factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(StyleModifier("scale", x, y, anchor))
  }
  /// Makes the view wider and higher by the factors of a size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(StyleModifier("scale", scale.width, scale.height, anchor))
  }
  /// Turns the view around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View {
    modifier(StyleModifier("rotation", angle, anchor))
  }
  /// Turns the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(StyleModifier("rotation3D", angle, [axis.x, axis.y, axis.z], anchor, perspective))
  }
  /// Lays the view over what is behind it in another way.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(StyleModifier("blendMode", blendMode))
  }
  /// Replaces content by bars.
  /// - Note: differs from SwiftUI: the texts stay readable for tests.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason)
  }
  /// Shows this part of a redacted view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func unredacted() -> some View { modifier(StyleModifier("unredacted")) }
  /// Says that the content is private.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(StyleModifier("privacySensitive", sensitive))
  }
  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some View {
    modifier(StyleModifier("brightness", amount))
  }
  /// Makes light and dark differ more.
  public func contrast(_ amount: Double) -> some View {
    modifier(StyleModifier("contrast", amount))
  }
  /// Makes colours stronger.
  public func saturation(_ amount: Double) -> some View {
    modifier(StyleModifier("saturation", amount))
  }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some View {
    modifier(StyleModifier("grayscale", amount))
  }
  /// Turns all colours on.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(StyleModifier("hueRotation", angle))
  }
  /// Turns colours into their opposites.
  public func colorInvert() -> some View { modifier(StyleModifier("colorInvert")) }
  /// Multiplies colours with one.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(StyleModifier("colorMultiply", color))
  }
  /// Draws the view into one picture.
  public func drawingGroup(opaque: Bool = false) -> some View {
    modifier(StyleModifier("drawingGroup", opaque))
  }
  /// Moves the view as one, with everything in it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func geometryGroup() -> some View { modifier(StyleModifier("geometryGroup")) }
}

/// A kind of glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let regular = Glass(name: "regular")
  /// A clearer one.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    Glass(name: "\(name) \(color.map { "\($0)" } ?? "")")
  }
  /// The glass, answering touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(name: "\(name) \(isEnabled)")
  }
}

extension View {
  /// Puts glass behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(StyleModifier("glassEffect", glass))
  }
  /// Puts glass of a shape behind the view.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    modifier(StyleModifier("glassEffect", glass, "\(shape)"))
  }
}
