/// Buttons as the system shows them.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the system shows them.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Buttons with nothing around them.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons with nothing around them.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Buttons with a border.
@available(iOS 15.0, watchOS 7.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: on a watch, before watchOS 8.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with a border.
  @available(iOS 15.0, watchOS 7.0, *)
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons without a border.
@available(tvOS 17.0, watchOS 8.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border.
  @available(tvOS 17.0, watchOS 8.0, *)
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons filled with the tint.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons filled with the tint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Buttons of glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle {
  private nonisolated let glass: Glass

  /// The style.
  public nonisolated init() { glass = .regular }
  /// The style with a kind of glass.
  @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons of tinted glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of tinted glass.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Buttons that look like links: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons that look like links: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Buttons of a bar below the toolbar that switch something: on a Mac.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// Buttons of a bar below the toolbar that switch something: on a Mac.
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// Buttons of a bar below the toolbar: on a Mac.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// Buttons of a bar below the toolbar: on a Mac.
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// Buttons that lift when they are focused: on a TV.
@available(tvOS 14.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct CardButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// Buttons that lift when they are focused: on a TV.
  @available(tvOS 14.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of a kind of glass.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
