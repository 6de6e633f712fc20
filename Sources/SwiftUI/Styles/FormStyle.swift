/// How forms look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The form that a style is to show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FormStyleConfiguration {
  /// The form's rows: a place, not a copy.
  public struct Content: StylePart {
    let provider: any _ContentProvider
  }

  /// What the form is made of.
  public let content: Content
}

extension View {
  /// Lets the style show the forms inside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Forms as the system shows them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticFormStyle: FormStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as the system shows them.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Forms in groups.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == GroupedFormStyle {
  /// Forms in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Forms of two columns.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ColumnsFormStyle: FormStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  /// Forms of two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is to show, as the style around that one shows it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension Form: StyledControl {
  var styleParts: [any View] { [content] }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> FormStyleConfiguration {
    FormStyleConfiguration(content: .init(provider: parts[0]))
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? LazyNode(view, site)
  }
}
