/// How boxes look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The box that a style is to show.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBoxStyleConfiguration {
  /// The box's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// What is in the box: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }

  /// What the box is called.
  public let label: Label
  /// What is in it.
  public let content: Content
}

extension View {
  /// Lets the style show the boxes inside.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Boxes as the system shows them.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Boxes as the system shows them.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is to show, as the style around that one shows it.
  @available(macOS 11.0, *)
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: StyledControl {
  var styleParts: [any View] { [content.value.0, content.value.1] }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(provider: parts[0]), content: .init(provider: parts[1]))
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
