import Foundation
import UIKit

/// A transform that may also show perspective: a 3 × 3 matrix.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}
  /// A transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether nothing moves.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This one, and `other` after it.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * other.m11 + y * other.m21 + z * other.m31,
        x * other.m12 + y * other.m22 + z * other.m32,
        x * other.m13 + y * other.m23 + z * other.m33
      )
    }
    var result = self
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}

/// A modifier that moves or distorts its content without giving it other space.
///
/// - Note: differs from SwiftUI: `effectValue(size:)` is called with the size of an iPhone screen,
///   once per update, and only to tell whether the view looks different.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for content of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }

  public nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    GeometryEffectNode(modifier, site, content: content)
  }

  /// The effect for drawing only: layout and taps do not see it.
  public func ignoredByLayout() -> some ViewModifier { self }
}

private final class GeometryEffectNode<Effect: GeometryEffect>: SingleContentNode<Effect> {
  private var shown: ProjectionTransform!

  override func begin() { shown = modifier.effectValue(size: nominalSpace) }

  override func changed(from old: Effect) -> Bool {
    let now = modifier.effectValue(size: nominalSpace)
    guard now != shown else { return false }
    shown = now
    content.touch()
    return true
  }
}

/// The space of an iPhone screen: what every view gets, since there is no layout.
let nominalSpace = CGSize(width: 393, height: 852)

/// A modifier whose data moves from one value to the next.
/// - Note: differs from SwiftUI: the data takes its new value at once.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Shows the view transformed.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(StyleModifier("projectionEffect", transform))
  }
  /// Shows the view transformed, without perspective.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(StyleModifier("transformEffect", transform))
  }
}
