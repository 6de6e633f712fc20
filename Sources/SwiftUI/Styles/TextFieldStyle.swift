/// How text fields look. A style has a body of its own, which counts under the style's name; those
/// that come with the system change no more than looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// What the field looks like in this style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The title of a field that a style is to show.
public struct _TextFieldStyleLabel: ElementView {
  static var elementName: String? { nil }
}

extension View {
  /// Lets the style show the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styled(style) { $0._body(configuration: $1) }
  }
}

extension TextField: StyledControl {
  var styleParts: [any View] { [] }
  func styleSeesSame(as other: Self) -> Bool {
    fieldTitle == other.fieldTitle && text.isSame(as: other.text)
  }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(titled: fieldTitle, text: text)
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
/// Fields as the system shows them.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Fields as the system shows them.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Fields with nothing around them.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Fields with nothing around them.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Fields with round corners.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Fields with round corners.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Fields with corners: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Fields with corners: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
