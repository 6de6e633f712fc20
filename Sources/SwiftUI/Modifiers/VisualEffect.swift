import Foundation
import UIKit

/// Changes of looks that may depend on where a view is.
///
/// - Note: differs from SwiftUI: there is no layout, so a view is always at the origin of an iPhone
///   screen; changes are compared and not shown.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol VisualEffect: Sendable, Animatable {
  /// What is changed, in order.
  var _changes: [String] { get }
}

/// A view as it is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _changes: [String] { [] }
}

/// Changes and one more.
private struct ChangedEffect: VisualEffect {
  let _changes: [String]
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VisualEffect {
  private func adding(_ name: String, _ values: Any...) -> ChangedEffect {
    ChangedEffect(_changes: _changes + ["\(name) \(values)"])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding("opacity", opacity) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding("offset", x, y) }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding("offset", offset) }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scale", scale, anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scale", scale, anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scale", x, y, anchor) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotation", angle, anchor)
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { adding("rotation3D", angle, axis, anchor, anchorZ, perspective) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur", radius, opaque)
  }
  public func brightness(_ amount: Double) -> some VisualEffect { adding("brightness", amount) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding("contrast", amount) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding("saturation", amount) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding("grayscale", amount) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding("hueRotation", angle) }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding("transform", transform)
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding("transform", transform)
  }
}

/// Where a view is on its way through a scroll view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before the visible part.
  case topLeading
  /// In the visible part.
  case identity
  /// Below or behind the visible part.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// From -1 before over 0 inside to 1 behind the visible part.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view changes on its way into the visible part.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How much of a view has to be visible.
  public struct Threshold: Hashable, Sendable {
    private let name: String

    public static let visible = Threshold(name: "visible")
    public static let hidden = Threshold(name: "hidden")
    public static var centered: Threshold { Threshold(name: "centered") }
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(name: "visible \(amount)")
    }
    public func inset(by distance: Double) -> Threshold {
      Threshold(name: "\(name) inset \(distance)")
    }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(name: "\(name) \(amount) \(other.name)")
    }
  }

  private var name: String

  public static let identity = Self(name: "identity")
  public static let interactive = Self(name: "interactive")
  public static let animated = Self(name: "animated")
  public static func animated(_ animation: Animation) -> Self {
    Self(name: "animated \(animation)")
  }
  public static func interactive(timingCurve: UnitCurve) -> Self {
    Self(name: "interactive \(timingCurve)")
  }
  public func animation(_ animation: Animation) -> Self { Self(name: "\(name) \(animation)") }
  public func threshold(_ threshold: Threshold) -> Self { Self(name: "\(name) \(threshold)") }
}

/// Looks at what a closure makes of a view.
private struct VisualEffectModifier: PrimitiveModifier {
  var effect: () -> [String]

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    VisualEffectNode(modifier, site, content: content)
  }
}

private final class VisualEffectNode: SingleContentNode<VisualEffectModifier> {
  private var shown: [String] = []
  private var observation: ObservationScope!

  override func begin() {
    observation = ObservationScope(self)
    shown = look()
  }

  // The closure is an evaluation scope of its own.
  private func look() -> [String] {
    reasons = []
    return observation.track { onMain { modifier.effect() } }
  }

  private func follow() -> Bool {
    let now = look()
    guard now != shown else { return false }
    shown = now
    content.touch()
    return true
  }

  override func changed(from old: VisualEffectModifier) -> Bool { follow() }
  override func refresh() { _ = follow() }
}

extension View {
  /// Changes how the view looks, knowing where it is.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(EmptyVisualEffect(), GeometryProxy())._changes })
  }

  /// Changes how the view looks on its way through a scroll view.
  /// - Note: differs from SwiftUI: the view is always in the visible part.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { transition(EmptyVisualEffect(), .identity)._changes })
  }

  /// Changes how the view looks on its way into a scroll view and out of it.
  /// - Note: differs from SwiftUI: the view is always in the visible part.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { transition(EmptyVisualEffect(), .identity)._changes })
  }
}
