/// How switches look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The switch that a style is to show.
public struct ToggleStyleConfiguration {
  /// The switch's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }

  /// What the switch is for.
  public let label: Label
  /// Its position.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public let isMixed = false
}

extension View {
  /// Lets the style show the switches inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Switches as the system shows them.
public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Switches as the system shows them.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// Switches with a knob.
@available(tvOS 18.0, *)
public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: the form before iOS 15.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  @available(tvOS, unavailable)
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Switches with a knob.
  @available(tvOS 18.0, *)
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// Switches as buttons.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Switches as buttons.
  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Switches as boxes to tick: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Switches as boxes to tick: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is to show, as the style around that one shows it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: StyledControl {
  var styleParts: [any View] { [content] }
  func boundValue(on node: _Node) -> AnyHashable? { isOn.shown(by: node) }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(provider: parts[0]), isOn: isOn)
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
