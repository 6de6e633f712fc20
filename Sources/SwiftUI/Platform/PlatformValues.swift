import AppKit
import UIKit

extension Color {
  /// The colour of UIKit.
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  public init(uiColor: UIColor) { self.init(name: "UIColor \(uiColor.name)") }
  /// The colour of UIKit.
  @available(macOS, unavailable)
  public init(_ color: UIColor) { self.init(uiColor: color) }
  /// The colour of AppKit.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(nsColor: NSColor) { self.init(name: "NSColor \(nsColor.source)") }
  /// The colour of AppKit.
  @available(macOS, unavailable)
  public init(_ color: NSColor) { self.init(nsColor: color) }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension UIColor {
  /// The colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(name: "Color \(color)") }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSColor {
  /// The colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(name: "Color \(color)") }
}

extension Image {
  /// The picture of UIKit.
  @available(macOS, unavailable)
  public init(uiImage: UIImage) { self.init("UIImage \(uiImage.name)") }
  /// The picture of AppKit.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(nsImage: NSImage) { self.init("NSImage \(nsImage.source)") }
}

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self.init(name: "\(font.fontName) \(font.pointSize)") }
  /// The font of AppKit.
  public init(_ font: NSFont) { self.init(name: "\(font.fontName) \(font.pointSize)") }
}
