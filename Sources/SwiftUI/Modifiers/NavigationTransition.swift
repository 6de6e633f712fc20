/// How a page comes onto a stack or a sheet onto the screen.
public protocol NavigationTransition: Sendable {
  var _name: String { get }
}

/// As the system chooses.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _name: String { "automatic" }
}

/// Grows out of the view that was given the same id.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _name: String
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system chooses.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that was given the same id.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_name: "zoom \(sourceID) \(namespace)")
  }
}

/// The view that another one grows out of.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  var _name: String { get }
}

/// The view that another one grows out of, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public let _name: String

  /// With something behind it while it grows.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
    Self(_name: "\(_name) background \(style.name)")
  }
  /// In a shape while it grows.
  public func clipShape(_ shape: some Shape) -> EmptyMatchedTransitionSourceConfiguration {
    Self(_name: "\(_name) shape \(shape)")
  }
  /// With a shadow while it grows.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    Self(_name: "\(_name) shadow \(color.name) \(radius) \(x) \(y)")
  }
}

extension View {
  /// How this page or sheet comes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(StyleModifier("navigationTransition", style._name))
  }
  /// The view that a page with the same id grows out of.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("matchedTransitionSource", AnyHashable(id), namespace))
  }
  /// The view that a page with the same id grows out of, and how it looks meanwhile.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let source = configuration(EmptyMatchedTransitionSourceConfiguration(_name: ""))
    return modifier(
      StyleModifier("matchedTransitionSource", AnyHashable(id), namespace, source._name))
  }
}
