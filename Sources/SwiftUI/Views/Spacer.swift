import Foundation

/// Flexible empty space.
public struct Spacer: ElementView, Equatable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  static var elementName: String? { "Spacer" }
  func looksSame(as other: Spacer) -> Bool { self == other }
}
