import SwiftUI

/// A height at which a sheet can rest, also for systems that have no such thing.
///
/// `PresentationDetent` cannot be named where iOS 15 is supported, not even in a signature.
public enum PresentationDetentCompat: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// The whole screen.
  case large
  /// A part of the screen, from 0 to 1.
  case fraction(CGFloat)
  /// So many points.
  case height(CGFloat)
}

extension Backport where Content: View {
  /// The heights at which the sheet that shows this view can rest, from iOS 16.0 on. Before, it has
  /// the one height it always had.
  @available(iOS, deprecated: 16.0, message: "SwiftUI has presentationDetents(_:) itself.")
  @available(macOS, deprecated: 13.0, message: "SwiftUI has presentationDetents(_:) itself.")
  @available(tvOS, deprecated: 16.0, message: "SwiftUI has presentationDetents(_:) itself.")
  @available(watchOS, deprecated: 9.0, message: "SwiftUI has presentationDetents(_:) itself.")
  @ViewBuilder
  public func presentationDetents(_ detents: Set<PresentationDetentCompat>) -> some View {
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
      content.presentationDetents(Set(detents.map(\.systemValue)))
    } else {
      content
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PresentationDetentCompat {
  fileprivate var systemValue: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(fraction)
    case .height(let height): .height(height)
    }
  }
}
