import Foundation

/// An outline that can be filled, stroked and clipped with.
public protocol Shape: View {}

/// A shape of ours: it shows itself and has no views inside.
protocol ShapeElement: ElementView, Shape, Equatable {}

extension ShapeElement {
  static var elementName: String? { typeName(Self.self) }
  func looksSame(as other: Self) -> Bool { self == other }
}

public struct Rectangle: ShapeElement {
  public init() {}
}

public struct Circle: ShapeElement {
  public init() {}
}

public struct Ellipse: ShapeElement {
  public init() {}
}

public struct Capsule: ShapeElement {
  public init() {}
}

public struct RoundedRectangle: ShapeElement {
  public var cornerRadius: CGFloat

  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
}

extension Shape {
  public func fill<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleModifier("fill", "\(style)"))
  }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    modifier(StyleModifier("stroke", "\(style)", lineWidth))
  }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some View {
    modifier(StyleModifier("trim", start, end))
  }
}

extension View {
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    modifier(StyleModifier("clipShape", "\(shape)"))
  }
  public func contentShape<S: Shape>(_ shape: S) -> some View {
    modifier(StyleModifier("contentShape", "\(shape)"))
  }
}
