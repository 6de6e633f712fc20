import Foundation

/// A picture by its name; nothing is loaded.
public struct Image: ElementView, Equatable {
  private var name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = "system \(systemName)" }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

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

  private func styled(_ style: String) -> Image {
    var copy = self
    copy.name += ", \(style)"
    return copy
  }
}
