import Foundation

extension View {
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(StyleModifier("fixedSize", horizontal, vertical))
  }
  public func layoutPriority(_ value: Double) -> some View {
    modifier(StyleModifier("layoutPriority", value))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(StyleModifier("position", x, y))
  }
  public func ignoresSafeArea() -> some View { modifier(StyleModifier("ignoresSafeArea")) }
  public func scaledToFit() -> some View { modifier(StyleModifier("scaledToFit")) }
  public func scaledToFill() -> some View { modifier(StyleModifier("scaledToFill")) }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(StyleModifier("allowsHitTesting", enabled))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(StyleModifier("accessibilityHidden", hidden))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(StyleModifier("accessibilityIdentifier", identifier))
  }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    modifier(StyleModifier("accessibilityValue", value.resolved))
  }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(StyleModifier("accessibilityHint", hint.resolved))
  }
}
