/// How progress looks. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress that a style is to show.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressViewStyleConfiguration {
  /// What makes progress: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// How far it has come, in words: a place, not a copy.
  public struct CurrentValueLabel: StylePart {
    let provider: any _ContentProvider
  }

  /// From 0 to 1, or `nil` if nobody knows.
  public let fractionCompleted: Double?
  /// What makes progress, if it says so.
  public var label: Label?
  /// How far it has come, in words, if it says so.
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Lets the style show the progress inside.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Progress as the system shows it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress as the system shows it.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// Progress as a ring.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: the form before iOS 15.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress as a ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Progress as a line.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: the form before iOS 15.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress as a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress that a style is to show, as the style around that one shows it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

extension ProgressView: StyledControl {
  var styleParts: [any View] { [content.value.0, content.value.1] }
  func styleSeesSame(as other: Self) -> Bool { fraction == other.fraction }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(provider: parts[0]),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(provider: parts[1])
    )
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
