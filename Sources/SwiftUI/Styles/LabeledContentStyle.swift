/// How values beside their names look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The labelled content that a style is to show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContentStyleConfiguration {
  /// The label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// The labelled content: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }

  /// What the content is called.
  public let label: Label
  /// What is labelled.
  public let content: Content
}

extension View {
  /// Lets the style show the labelled content inside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Labelled content as the system shows it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Labelled content as the system shows it.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The content that a style is to show, as the style around that one shows it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent: StyledControl {
  var styleParts: [any View] { [content.value.0, content.value.1] }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(provider: parts[0]), content: .init(provider: parts[1]))
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
