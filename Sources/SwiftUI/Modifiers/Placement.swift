import Foundation

/// What a view can be asked to keep clear of.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit per region.
  public let rawValue: UInt

  /// The regions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and notches.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(StyleModifier("fixedSize", horizontal, vertical))
  }
  public func layoutPriority(_ value: Double) -> some View {
    modifier(StyleModifier("layoutPriority", value))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(StyleModifier("position", x, y))
  }
  /// Lets the view reach under bars and the keyboard.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleModifier("ignoresSafeArea", regions, edges))
  }
  /// Lets the view reach under bars: the form before iOS 14.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Takes the size the view would like.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Puts the middle of the view at a point.
  public func position(_ position: CGPoint) -> some View {
    modifier(StyleModifier("position", position.x, position.y))
  }
  public func scaledToFit() -> some View { modifier(StyleModifier("scaledToFit")) }
  public func scaledToFill() -> some View { modifier(StyleModifier("scaledToFill")) }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(StyleModifier("allowsHitTesting", enabled))
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(StyleModifier("accessibilityHidden", hidden))
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(StyleModifier("accessibilityIdentifier", identifier))
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    modifier(StyleModifier("accessibilityValue", value.resolved))
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(StyleModifier("accessibilityHint", hint.resolved))
  }
}
