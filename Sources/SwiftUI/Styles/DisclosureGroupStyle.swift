/// How groups that open look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The group that a style is to show.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroupStyleConfiguration {
  /// The group's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// What an open group shows; it is made where the style puts it: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }

  /// What the group is called.
  public let label: Label
  /// What it shows while it is open.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

extension View {
  /// Lets the style show the groups that open inside.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Groups as the system shows them.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Groups as the system shows them.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureBody: StyledControl {
  var styleParts: [any View] { [label, LaterContent(content: content)] }
  func boundValue(on node: _Node) -> AnyHashable? { isExpanded.shown(by: node) }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(provider: parts[0]), content: .init(provider: parts[1]), isExpanded: isExpanded)
  }
}

/// What an open group shows, made when it is.
private struct LaterContent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
