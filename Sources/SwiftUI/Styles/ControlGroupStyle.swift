/// How groups of controls look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The group of controls that a style is to show.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroupStyleConfiguration {
  /// The group's controls: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }
  /// The group's label: a place, not a copy.
  @available(iOS 16.0, macOS 13.0, *)
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }

  /// What is in the group.
  public let content: Content
  /// What the group is called.
  @available(iOS 16.0, macOS 13.0, *)
  public let label: Label
}

extension View {
  /// Lets the style show the groups of controls inside.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Groups as the system shows them.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Groups as the system shows them.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Groups that go back and forth.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Groups that go back and forth.
  @available(tvOS, unavailable)
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Groups as menus.
@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Groups as menus.
  @available(iOS 16.4, macOS 13.3, *)
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Groups as a row of a menu.
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Groups as a row of a menu.
  @available(iOS 16.4, macOS 13.3, *)
  @available(tvOS, unavailable)
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Groups as patches in a menu.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Groups as patches in a menu.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// The group that a style is to show, as the style around that one shows it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension ControlGroup: StyledControl {
  var styleParts: [any View] {
    if let labeled = content as? any LabeledParts { return labeled.labeledParts }
    return [content, EmptyView()]
  }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(provider: parts[0]), label: .init(provider: parts[1]))
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}

private protocol LabeledParts {
  var labeledParts: [any View] { get }
}

extension LabeledControlGroupContent: LabeledParts {
  fileprivate var labeledParts: [any View] { [parts.value.1, parts.value.0] }
}
