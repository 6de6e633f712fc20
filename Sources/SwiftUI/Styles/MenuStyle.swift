/// How menus look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The menu that a style is to show.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuStyleConfiguration {
  /// The menu's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// The menu's entries: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }

  let label: Label
  let content: Content
}

extension View {
  /// Lets the style show the menus inside.
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Menus as the system shows them.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct DefaultMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  /// Menus as the system shows them.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Menus as buttons.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus as buttons.
  @available(iOS 16.0, macOS 13.0, *)
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Menus as buttons without a border.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
  private nonisolated let showsIndicator: Bool

  /// The style.
  public nonisolated init() { showsIndicator = true }
  /// The style, with an arrow or without: on a Mac.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated init(showsMenuIndicator: Bool) { showsIndicator = showsMenuIndicator }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus as buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Menus as buttons with a border: on a Mac.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderedButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Menus as buttons with a border: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is to show, as the style around that one shows it.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension Menu: StyledControl {
  var styleParts: [any View] { [content.value.0, content.value.1] }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> MenuStyleConfiguration {
    MenuStyleConfiguration(label: .init(provider: parts[0]), content: .init(provider: parts[1]))
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
