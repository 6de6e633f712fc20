import Foundation

/// A place in a view, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the leading edge to 1 at the trailing one.
  public var x: CGFloat
  /// From 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// The top leading corner.
  public init() { (x, y) = (0, 0) }
  /// So far across and so far down.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that run into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// How colours between colours are found.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// By their parts.
    public static let device = ColorSpace(name: "device")
    /// By how they look.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient, its in-between colours found in a way.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(name: "\(self) \(space)")
  }

  /// One colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour reached.
    public var color: Color
    /// From 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Colours at the places given.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line.
public struct LinearGradient: ElementView, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let points: [UnitPoint]

  /// A gradient from one point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, points) = (gradient, [startPoint, endPoint])
  }
  /// Colours at equal distances from one point to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at given places from one point to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  static var elementName: String? { "LinearGradient" }
  func looksSame(as other: Self) -> Bool { self == other }
}

/// A gradient from a point outwards.
public struct RadialGradient: ElementView, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: [CGFloat]

  /// A gradient between two circles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center, radii) = (gradient, center, [startRadius, endRadius])
  }
  /// Colours at equal distances between two circles.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at given places between two circles.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  static var elementName: String? { "RadialGradient" }
  func looksSame(as other: Self) -> Bool { self == other }
}

/// A gradient around a point.
public struct AngularGradient: ElementView, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: [Angle]

  /// A gradient between two angles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, angles) = (gradient, center, [startAngle, endAngle])
  }
  /// Colours at equal distances between two angles.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Colours once around, from an angle on.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(colors: colors, center: center, startAngle: angle, endAngle: angle)
  }

  /// Colours at given places between two angles.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Colours at given places once around, from an angle on.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(stops: stops, center: center, startAngle: angle, endAngle: angle)
  }
  /// A gradient once around, from an angle on.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  static var elementName: String? { "AngularGradient" }
  func looksSame(as other: Self) -> Bool { self == other }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at equal distances along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards, in ellipses.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct EllipticalGradient: ElementView, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let fractions: [CGFloat]

  /// A gradient between two ellipses, by their part of the space.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    fractions = [startRadiusFraction, endRadiusFraction]
  }
  /// Colours at equal distances between two ellipses.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Colours at given places between two ellipses.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  static var elementName: String? { "EllipticalGradient" }
  func looksSame(as other: Self) -> Bool { self == other }
}
