import Foundation

/// How lines of text line up with one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("bold", isActive))
  }
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("italic", isActive))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(StyleModifier("underline", isActive, color))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(StyleModifier("strikethrough", isActive, color))
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(StyleModifier("fontWeight", weight?.name))
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(StyleModifier("fontDesign", design))
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(StyleModifier("monospaced", isActive))
  }
  public func monospacedDigit() -> some View { modifier(StyleModifier("monospacedDigit")) }
}
