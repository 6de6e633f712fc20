import Foundation

/// A height at which a sheet can rest.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// How a presentation changes where there is little room.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Not at all.
  public static let none = PresentationAdaptation(name: "none")
  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// The heights at which the sheet this is in can rest.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(StyleModifier("presentationDetents", detents))
  }
  /// The heights at which the sheet this is in can rest, and where it rests.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(StyleModifier("presentationDetents", detents))
  }
  /// Shows or hides the handle of the sheet this is in.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("presentationDragIndicator", visibility))
  }
  /// Fills what is behind the presentation this is in.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleModifier("presentationBackground", "\(style)"))
  }
  /// Rounds the corners of the presentation this is in.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    modifier(StyleModifier("presentationCornerRadius", radius))
  }
  /// How the presentation this is in changes where there is little room.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(StyleModifier("presentationCompactAdaptation", adaptation))
  }
  /// Keeps the presentation this is in from being swiped away.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(StyleModifier("interactiveDismissDisabled", isDisabled))
  }
}
