import SwiftUI

extension View {
  /// Goes on with what a closure makes of this view, so that a chain of modifiers can ask for the
  /// system's version where it stands.
  ///
  ///     Text(amount)
  ///       .modify {
  ///         if #available(iOS 17, macOS 14, *) { $0.contentTransition(.numericText()) } else { $0 }
  ///       }
  ///       .padding()
  ///
  /// Every branch has to give back a view, as a rule `$0` with something done to it: without an
  /// `else` nothing is shown on older systems. A condition that can change while the app runs does
  /// not belong here, for with it the view's identity changes.
  public func modify<Content: View>(
    @ViewBuilder _ transform: (Self) -> Content
  ) -> Content {
    transform(self)
  }
}
