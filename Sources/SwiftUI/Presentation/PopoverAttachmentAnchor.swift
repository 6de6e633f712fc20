import Foundation

/// Where a popover points.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle of the view that shows the popover.
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
