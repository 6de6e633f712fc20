import Foundation

/// A picture by its name; nothing is loaded.
public struct Image: ElementView, Equatable {
  private var name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = "system \(systemName)" }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// A symbol filled to a value.
  public init(systemName: String, variableValue: Double?) {
    name = "system \(systemName) \(variableValue ?? 1)"
  }
  /// A picture with a name for assistive apps.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }

  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Scale: Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }

  static var elementName: String? { "Image" }
  func looksSame(as other: Image) -> Bool { self == other }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    styled("resizable")
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    styled("rendering \(mode.map { "\($0)" } ?? "default")")
  }

  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The picture, its in-between pixels found in a way.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    styled("interpolation \(interpolation)")
  }
  /// The picture with smooth edges or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { styled("antialiased \(isAntialiased)") }
  /// The symbol in a weight or style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    styled("symbolRenderingMode \(mode.map { "\($0)" } ?? "default")")
  }

  private func styled(_ style: String) -> Image {
    var copy = self
    copy.name += ", \(style)"
    return copy
  }
}
