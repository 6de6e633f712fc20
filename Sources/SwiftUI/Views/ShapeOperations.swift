import Foundation
import UIKit

extension Shape {
  /// The outline, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }
  /// The outline, moved.
  public func offset(_ offset: CGSize) -> some Shape {
    transform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  /// The outline, moved.
  public func offset(_ offset: CGPoint) -> some Shape {
    transform(CGAffineTransform(translationX: offset.x, y: offset.y))
  }
  /// The outline, turned around a place of its space.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    AlteredShape(base: self, change: "rotation \(angle) \(anchor)") { rect in
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: rect)
    }
  }
  /// The outline, stretched from a place of its space.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    AlteredShape(base: self, change: "scale \(x) \(y) \(anchor)") { rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: rect)
    }
  }
  /// The outline, larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The outline, transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    AlteredShape(base: self, change: "transform \(transform)") { _ in transform }
  }
  /// The shape at a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    AlteredShape(base: self, change: "size \(width) \(height)")
  }
  /// The shape at a size of its own.
  public func size(_ size: CGSize) -> some Shape {
    self.size(width: size.width, height: size.height)
  }

  /// What is inside of both.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "intersection")
  }
  /// What is inside of either.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "union")
  }
  /// What is inside of this one only.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "subtracting")
  }
  /// What is inside of one of them only.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "symmetricDifference")
  }
  /// The parts of the line inside of `other`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "lineIntersection")
  }
  /// The parts of the line outside of `other`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other, change: "lineSubtraction")
  }
}

/// Two outlines as one.
private struct CombinedShape<Base: Shape, Other: Shape>: Shape {
  var base: Base
  var other: Other
  var change: String

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension CGAffineTransform {
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
