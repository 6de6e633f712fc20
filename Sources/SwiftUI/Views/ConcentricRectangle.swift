import Foundation

/// A rectangle whose corners follow those of the container around it.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ConcentricRectangle: ShapeElement, InsettableShape {
  private var corners: [Edge.Corner.Style]
  private var isUniform: Bool

  /// Corners that follow the container's.
  public init() { self.init(corners: .concentric) }
  /// Corners all alike.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (self.corners, self.isUniform) = ([corners, corners, corners, corners], isUniform)
  }
  /// Corners of a kind each.
  public init(
    topLeadingCorner: Edge.Corner.Style? = nil, topTrailingCorner: Edge.Corner.Style? = nil,
    bottomLeadingCorner: Edge.Corner.Style? = nil, bottomTrailingCorner: Edge.Corner.Style? = nil
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
      .map { $0 ?? .fixed(0) }
    isUniform = false
  }

  public func path(in rect: CGRect) -> Path {
    let radii = corners.map(\.radius)
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[3], bottomTrailing: radii[2],
        topTrailing: radii[1]))
  }
}

extension Edge {
  /// Where two sides of a rectangle meet.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      private let name: String

      /// As the container around it has it.
      public static var concentric: Style { Style(radius: 0, name: "concentric") }
      /// As the container around it has it, at least so much.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: minimum.radius, name: "concentric")
      }
      /// By a radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, name: "fixed") }
    }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners all follow a style.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
