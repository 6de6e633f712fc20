import Foundation

/// Where an ornament is fastened: on a headset.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct OrnamentAttachmentAnchor: Hashable, Sendable {
  private let name: String

  /// At a point of the scene.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(name: "scene \(anchor)")
  }
  /// At a point of what the ornament belongs to.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(name: "parent \(anchor)")
  }
}

/// How a pane of glass is shown: on a headset.
public struct GlassBackgroundDisplayMode: Hashable, Sendable {
  private let name: String

  /// Always.
  public static let always = GlassBackgroundDisplayMode(name: "always")
  /// Unless there is one behind.
  public static let implicit = GlassBackgroundDisplayMode(name: "implicit")
  /// Never.
  public static let never = GlassBackgroundDisplayMode(name: "never")
}

extension View {
  /// Fastens a view to the window: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    let shown = visibility == .hidden ? nil : ornament()
    return modifier(
      SecondaryModifier(secondary: shown, isBehind: false, alignment: contentAlignment))
  }
  /// Puts a pane of glass behind the view: on a headset.
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    modifier(StyleModifier("glassBackgroundEffect", displayMode))
  }
}
