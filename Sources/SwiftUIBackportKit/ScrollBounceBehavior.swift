import SwiftUI

extension Backport where Content: View {
  /// Lets scroll views bounce only where what they show is larger than they are, from iOS 16.4 on.
  /// Before, they bounce as they always did.
  @available(iOS, deprecated: 16.4, message: "SwiftUI has scrollBounceBehavior(_:axes:) itself.")
  @available(macOS, deprecated: 13.3, message: "SwiftUI has scrollBounceBehavior(_:axes:) itself.")
  @available(tvOS, deprecated: 16.4, message: "SwiftUI has scrollBounceBehavior(_:axes:) itself.")
  @available(watchOS, deprecated: 9.4, message: "SwiftUI has scrollBounceBehavior(_:axes:) itself.")
  @ViewBuilder
  public func scrollBounceBehaviorBasedOnSize(axes: Axis.Set = [.vertical]) -> some View {
    if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *) {
      content.scrollBounceBehavior(.basedOnSize, axes: axes)
    } else {
      content
    }
  }
}
