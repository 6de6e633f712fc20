/// How fields of many lines look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of fields of many lines is given.
public struct TextEditorStyleConfiguration {}

extension View {
  /// Chooses how fields of many lines inside look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Fields as the system shows them.
public struct AutomaticTextEditorStyle: TextEditorStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Fields as the system shows them.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Fields with nothing around them.
public struct PlainTextEditorStyle: TextEditorStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Fields with nothing around them.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Fields with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Fields with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
