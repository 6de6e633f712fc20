import SwiftUI

extension Backport where Content: View {
  /// Lets the content of scroll views be seen beyond their edges, from iOS 17 on. Before, it is
  /// clipped as it always was.
  @available(iOS, deprecated: 17.0, message: "SwiftUI has scrollClipDisabled(_:) itself.")
  @available(macOS, deprecated: 14.0, message: "SwiftUI has scrollClipDisabled(_:) itself.")
  @available(tvOS, deprecated: 17.0, message: "SwiftUI has scrollClipDisabled(_:) itself.")
  @available(watchOS, deprecated: 10.0, message: "SwiftUI has scrollClipDisabled(_:) itself.")
  @ViewBuilder
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      content.scrollClipDisabled(disabled)
    } else {
      content
    }
  }
}
