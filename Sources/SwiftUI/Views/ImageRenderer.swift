import Foundation

/// Draws a view into a picture.
///
/// - Note: differs from SwiftUI: there is no picture; `render` calls nothing.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size it is offered.
  public var proposedSize: ProposedViewSize = .unspecified
  /// How many pixels a point has.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false
  /// How colours are reckoned.
  public var colorMode: ColorRenderingMode = .nonLinear
  /// Whether `objectWillChange` tells of changes of what the view reads.
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, *)
  public var isObservationEnabled = true

  /// A renderer of a view.
  public init(content view: Content) { content = view }
}
