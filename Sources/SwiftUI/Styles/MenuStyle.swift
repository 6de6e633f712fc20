/// How menus look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The menu that a style is to show.
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
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Menus as the system shows them.
public struct DefaultMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// Menus as the system shows them.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Menus as buttons.
public struct ButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus as buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Menus as buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
  private nonisolated let showsIndicator: Bool

  /// The style.
  public nonisolated init() { showsIndicator = true }
  /// The style, with an arrow or without: on a Mac.
  public nonisolated init(showsMenuIndicator: Bool) { showsIndicator = showsMenuIndicator }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus as buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Menus as buttons with a border: on a Mac.
public struct BorderedButtonMenuStyle: MenuStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Menus as buttons with a border: on a Mac.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

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
