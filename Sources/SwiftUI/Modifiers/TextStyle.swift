import Foundation

/// How lines of text line up with one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("bold", isActive))
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("italic", isActive))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(StyleModifier("underline", isActive, color))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(StyleModifier("strikethrough", isActive, color))
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(StyleModifier("fontWeight", weight?.name))
  }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(StyleModifier("fontDesign", design))
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("monospaced", isActive))
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> some View { modifier(StyleModifier("monospacedDigit")) }
}
