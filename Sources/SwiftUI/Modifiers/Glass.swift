import Foundation

/// How glass comes and goes beside other glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// It grows out of glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// It forms.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass flows together.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  private let spacing: CGFloat?
  private nonisolated(unsafe) let content: Content

  /// Views whose glass flows together when they are so near.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.content }
  }
}

extension View {
  /// Names the glass, to flow into glass of the same name.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("glassEffectID", id, namespace))
  }
  /// Makes one piece of the glass of views of the same name.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("glassEffectUnion", id, namespace))
  }
  /// Says how the glass comes and goes.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(StyleModifier("glassEffectTransition", transition))
  }
}
