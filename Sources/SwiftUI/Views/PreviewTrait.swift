import Foundation

/// What a preview is made of.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Preview {
  /// What previews of views can be told.
  public enum ViewTraits {}
}

/// What a preview is told about how to show its content.
///
/// - Note: differs from SwiftUI: previews are not drawn, so nothing reads it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PreviewTrait<T>: Sendable {
  private let name: String
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// On a device.
  public static var defaultLayout: PreviewTrait<T> { .init(name: "defaultLayout") }
  /// As large as the content.
  public static var sizeThatFitsLayout: PreviewTrait<T> { .init(name: "sizeThatFitsLayout") }
  /// As large as said.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    .init(name: "fixedLayout \(width) \(height)")
  }
  /// Upright.
  public static var portrait: PreviewTrait<T> { .init(name: "portrait") }
  /// Upright, the wrong way round.
  public static var portraitUpsideDown: PreviewTrait<T> { .init(name: "portraitUpsideDown") }
  /// On its right side.
  public static var landscapeLeft: PreviewTrait<T> { .init(name: "landscapeLeft") }
  /// On its left side.
  public static var landscapeRight: PreviewTrait<T> { .init(name: "landscapeRight") }
  /// In the system's simplest form.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static var assistiveAccess: PreviewTrait<T> { .init(name: "assistiveAccess") }
  /// Surrounded by what a modifier puts there.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    .init(name: "modifier \(type(of: modifier))")
  }
}

/// Surrounds previews with what they need.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  /// What all previews with the modifier share.
  static func makeSharedContext() async throws -> Context
  /// The preview with what it needs.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The content of a preview, as a modifier of previews sees it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PreviewModifierContent: ElementView {
  let content: AnyView

  static var elementName: String? { nil }
}
