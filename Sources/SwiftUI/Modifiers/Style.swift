import Foundation

/// A change of looks that has no consequence for identity, lifetime or dependencies; only its name
/// and arguments are kept, to tell whether a new value differs.
struct StyleModifier: VisualModifier {
  var name: String
  var arguments: [AnyHashable]
  private var function: String

  /// - Parameter function: the modifier that makes this one.
  init(_ name: String, _ arguments: AnyHashable..., by function: String = #function) {
    (self.name, self.arguments, self.function) = (name, arguments, function)
  }

  var calledName: String? { function.functionName }
}

extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleModifier("background", "\(style)"))
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleModifier("overlay", "\(style)"))
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(StyleModifier("cornerRadius", radius))
  }
  public func clipped(antialiased: Bool = false) -> some View { modifier(StyleModifier("clipped")) }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(StyleModifier("shadow", color, radius, x, y))
  }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(StyleModifier("border", "\(content)", width))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(StyleModifier("blur", radius, opaque))
  }
  public func rotationEffect(_ angle: Angle) -> some View {
    modifier(StyleModifier("rotation", angle))
  }
  public func scaleEffect(_ scale: CGFloat) -> some View { modifier(StyleModifier("scale", scale)) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(StyleModifier("accessibilityLabel", label.resolved))
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modifier(StyleModifier("navigationTitle", title.resolved))
  }
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(StyleModifier("navigationTitle", String(title)))
  }
  public func compositingGroup() -> some View { modifier(StyleModifier("compositingGroup")) }
  public func zIndex(_ value: Double) -> some View { modifier(StyleModifier("zIndex", value)) }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(StyleModifier("aspectRatio", ratio, contentMode))
  }
}
