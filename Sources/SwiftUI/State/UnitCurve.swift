import Foundation

/// How far a movement has come by the time it has taken, both from 0 to 1.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct UnitCurve: Hashable, Sendable {
  private var a: UnitPoint
  private var b: UnitPoint

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(a: startControlPoint, b: endControlPoint)
  }

  private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    UnitCurve(a: UnitPoint(x: x1, y: y1), b: UnitPoint(x: x2, y: y2))
  }

  public static let linear = curve(0, 0, 1, 1)
  public static let easeIn = curve(0.42, 0, 1, 1)
  public static let easeOut = curve(0, 0, 0.58, 1)
  public static let easeInOut = curve(0.42, 0, 0.58, 1)
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = curve(0.55, 0, 1, 0.45)
  public static let circularEaseOut = curve(0, 0.55, 0.45, 1)
  public static let circularEaseInOut = curve(0.85, 0, 0.15, 1)

  /// The curve with time and way exchanged.
  public var inverse: UnitCurve {
    UnitCurve(a: UnitPoint(x: a.y, y: a.x), b: UnitPoint(x: b.y, y: b.x))
  }

  private static func point(_ t: Double, _ a: CGFloat, _ b: CGFloat) -> Double {
    let s = 1 - t
    return 3 * s * s * t * Double(a) + 3 * s * t * t * Double(b) + t * t * t
  }

  /// How far it has come at a time.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(middle, a.x, b.x) < progress { low = middle } else { high = middle }
    }
    return Self.point((low + high) / 2, a.y, b.y)
  }

  /// How fast it is at a time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    return (value(at: min(progress + step, 1)) - value(at: max(progress - step, 0))) / (2 * step)
  }
}
