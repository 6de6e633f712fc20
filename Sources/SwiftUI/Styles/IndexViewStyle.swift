/// How pages of a tab view are pointed out. The choice has no consequence but looks.
@MainActor @preconcurrency
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public protocol IndexViewStyle {}

extension View {
  /// Chooses how pages of tab views inside are pointed out.
  @available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("indexViewStyle", "\(style)"))
  }
}

/// Dots that say which page it is.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a bar behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system chooses.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    @available(watchOS, unavailable)
    public static let always = BackgroundDisplayMode(name: "always")
    /// While they are touched.
    @available(watchOS, unavailable)
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private nonisolated let mode: BackgroundDisplayMode

  /// Dots on a bar or without.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots that say which page it is.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots that say which page it is, on a bar or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
