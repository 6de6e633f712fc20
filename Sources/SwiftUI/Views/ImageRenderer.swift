import Foundation

/// Draws a view into a picture.
///
/// - Note: differs from SwiftUI: there is no picture; `render` calls nothing.
@MainActor
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
  public var isObservationEnabled = true

  /// A renderer of a view.
  public init(content view: Content) { content = view }
}
