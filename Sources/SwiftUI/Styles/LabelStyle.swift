/// How labels look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label that a style is to show.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LabelStyleConfiguration {
  /// The title: a place, not a copy.
  public struct Title: StylePart {
    let provider: any _ContentProvider
  }
  /// The icon: a place, not a copy.
  public struct Icon: StylePart {
    let provider: any _ContentProvider
  }

  /// What the label says.
  public let title: Title
  /// What stands beside it.
  public let icon: Icon
}

extension View {
  /// Lets the style show the labels inside.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Labels as the system shows them.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
  /// Labels as the system shows them.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Labels of the icon alone.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Labels of the icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Labels of the title alone.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Labels of the title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Labels of both parts.
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Labels of both parts.
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is to show, as the style around that one shows it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: StyledControl {
  var styleParts: [any View] { [parts.value.1, parts.value.0] }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(provider: parts[0]), icon: .init(provider: parts[1]))
  }
}
