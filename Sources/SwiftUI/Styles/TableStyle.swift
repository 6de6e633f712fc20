/// How tables look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of tables is given.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableStyleConfiguration {}

extension View {
  /// Chooses how tables inside look.
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Tables as the system shows them.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTableStyle: TableStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == AutomaticTableStyle {
  /// Tables as the system shows them.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Tables with space around them.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetTableStyle: TableStyle, SystemStyle {
  private nonisolated let alternates: Bool

  /// The style.
  public nonisolated init() { alternates = false }
  /// The style, with every other row on a darker ground or not: on a Mac.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == InsetTableStyle {
  /// Tables with space around them.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// Tables with a border: on a Mac.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderedTableStyle: TableStyle, SystemStyle {
  private nonisolated let alternates: Bool

  /// The style.
  public nonisolated init() { alternates = false }
  /// The style, with every other row on a darker ground or not.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == BorderedTableStyle {
  /// Tables with a border: on a Mac.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == InsetTableStyle {
  /// Tables with space around them and every other row on a darker ground or not: on a Mac.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == BorderedTableStyle {
  /// Tables with a border and every other row on a darker ground or not: on a Mac.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
