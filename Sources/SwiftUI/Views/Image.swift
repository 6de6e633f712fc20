import Foundation

/// A picture by its name; nothing is loaded.
public struct Image: ElementView, Equatable {
  private var name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  @available(macOS 11.0, *)
  public init(systemName: String) { name = "system \(systemName)" }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// A symbol filled to a value.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(systemName: String, variableValue: Double?) {
    name = "system \(systemName) \(variableValue ?? 1)"
  }
  /// A picture with a name for assistive apps.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }

  public enum ResizingMode: Sendable { case tile, stretch }
  @available(macOS 11.0, *)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    styled("symbolRenderingMode \(mode.map { "\($0)" } ?? "default")")
  }

  private func styled(_ style: String) -> Image {
    var copy = self
    copy.name += ", \(style)"
    return copy
  }
}

extension Image {
  /// Which way up a picture is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// A picture filled to a value.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.name = "\(name) \(variableValue ?? 1)"
  }
  /// A picture filled to a value, with a name for assistive apps.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// A picture filled to a value that assistive apps leave out.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// A picture of the app's catalogue.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ resource: ImageResource) { name = resource.name }

  /// A picture that is drawn by a closure.
  /// - Note: differs from SwiftUI: the closure does not run.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    name = "drawn \(size)"
  }
}

/// A picture of the app's catalogue, by its name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The picture of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the app's catalogue.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ title: LocalizedStringKey, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
  /// A title with a picture of the app's catalogue.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<S: StringProtocol>(_ title: S, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
