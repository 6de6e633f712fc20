/// How a page takes the place of another.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}

/// As the system chooses.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition.
  public nonisolated init() {}
}

/// The page grows out of a view.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate nonisolated let source: String
}

/// The page fades in.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// The transition.
  public nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system chooses.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view of this id.
  @available(macOS, unavailable)
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: "\(sourceID)")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// The page fades in.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a view looks that a page grows out of.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol MatchedTransitionSourceConfiguration {}

/// As the view itself.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  fileprivate nonisolated var changes: [String] = []

  private func with(_ change: String) -> Self {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// On a colour.
  public func background(_ style: Color) -> Self { with("background \(style)") }
  /// Cut to a shape.
  public func clipShape(_ shape: RoundedRectangle) -> Self { with("clipShape \(shape)") }
  /// With a shadow.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    with("shadow \(color) \(radius) \(x) \(y)")
  }
}

extension View {
  /// Says how the page this is takes the place of another.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(StyleModifier("navigationTransition", "\(style)"))
  }
  /// Lets a page grow out of this view.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("matchedTransitionSource", AnyHashable(id), namespace))
  }
  /// Lets a page grow out of this view, which looks as the closure says.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let looks = configuration(EmptyMatchedTransitionSourceConfiguration())
    return modifier(
      StyleModifier("matchedTransitionSource", AnyHashable(id), namespace, "\(looks)"))
  }
}
