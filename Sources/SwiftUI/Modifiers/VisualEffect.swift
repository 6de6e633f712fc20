import Foundation

/// Changes of looks that may depend on a view's geometry.
public protocol VisualEffect: Sendable {
  /// What is changed, in words.
  var _description: String { get }
}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect, Hashable {
  /// The effect.
  public init() {}
  public var _description: String { "" }
}

/// An effect and one more change.
private struct ChangedEffect: VisualEffect {
  let _description: String

  init(_ base: some VisualEffect, _ change: String) {
    _description = "\(base._description) \(change)"
  }
}

extension VisualEffect {
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    ChangedEffect(self, "offset \(x) \(y)")
  }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    ChangedEffect(self, "offset \(offset.width) \(offset.height)")
  }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self, "scale \(s) \(anchor)")
  }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self, "scale \(scale.width) \(scale.height) \(anchor)")
  }
  /// Makes the view wider and higher by different factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ChangedEffect(self, "scale \(x) \(y) \(anchor)")
  }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self, "rotation \(angle) \(anchor)")
  }
  /// Turns the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    ChangedEffect(self, "rotation \(angle) \(axis) \(anchor) \(anchorZ) \(perspective)")
  }
  /// Lets the view shine through.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    ChangedEffect(self, "opacity \(opacity)")
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ChangedEffect(self, "blur \(radius) \(opaque)")
  }
  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    ChangedEffect(self, "brightness \(amount)")
  }
  /// Makes light and dark differ more.
  public func contrast(_ amount: Double) -> some VisualEffect {
    ChangedEffect(self, "contrast \(amount)")
  }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    ChangedEffect(self, "grayscale \(amount)")
  }
  /// Turns all colours on.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    ChangedEffect(self, "hueRotation \(angle)")
  }
  /// Makes colours stronger.
  public func saturation(_ amount: Double) -> some VisualEffect {
    ChangedEffect(self, "saturation \(amount)")
  }
}

extension View {
  /// Changes the view's looks by its geometry.
  /// - Note: differs from SwiftUI: the geometry is always that of the screen, and the closure runs
  ///   with the body.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      StyleModifier("visualEffect", effect(EmptyVisualEffect(), GeometryProxy())._description))
  }
}
