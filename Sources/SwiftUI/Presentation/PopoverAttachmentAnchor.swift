import Foundation

/// Where a popover points.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// A rectangle of the view that shows the popover.
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }
}
