import Foundation

/// How content fits into its space.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

/// A rotation.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle()
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
