import Foundation

/// An outline that can be filled, stroked and clipped with.
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller from all sides, so that its border stays inside.
public protocol InsettableShape: Shape {}

extension Shape {
  /// A shape shows itself; it has no views inside, so its body never runs.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { ShownShape(shape: $0) }
  }
}

/// A shape on screen.
private struct ShownShape<Outline: Shape>: ElementView {
  var shape: Outline

  static var elementName: String? { typeName(Outline.self) }
  func looksSame(as other: Self) -> Bool { Comparison.same(shape, other.shape) }
}

/// A shape of ours.
protocol ShapeElement: Shape, Equatable {}

/// A rectangle.
public struct Rectangle: ShapeElement, InsettableShape {
  /// A rectangle as large as there is room.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle in the middle of its space.
public struct Circle: ShapeElement, InsettableShape {
  /// A circle as large as there is room.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle stretched to its space.
public struct Ellipse: ShapeElement, InsettableShape {
  /// An ellipse as large as there is room.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with round ends.
public struct Capsule: ShapeElement, InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// A capsule as large as there is room.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: ShapeElement, InsettableShape {
  /// How far the corners reach in.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Corners of one radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Corners of a width and a height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: ShapeElement, InsettableShape {
  private var radii: [CGFloat]
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Corners by their radius.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius]
    self.style = style
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radii[0], style: style)
  }
}

/// The outline of the container around it.
public struct ContainerRelativeShape: ShapeElement, InsettableShape {
  /// The container's outline.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Any shape, its type hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle with ends rounded in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with corners of a width and a height.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
