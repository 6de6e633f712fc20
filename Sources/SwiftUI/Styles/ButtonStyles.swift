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
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: on a watch, before watchOS 8.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons filled with the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons filled with the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Buttons of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle {
  private nonisolated let glass: Glass

  /// The style.
  public nonisolated init() { glass = .regular }
  /// The style with a kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons of tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Buttons that look like links: on a Mac.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons that look like links: on a Mac.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Buttons of a bar below the toolbar that switch something: on a Mac.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// Buttons of a bar below the toolbar that switch something: on a Mac.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// Buttons of a bar below the toolbar: on a Mac.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// Buttons of a bar below the toolbar: on a Mac.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// Buttons that lift when they are focused: on a TV.
public struct CardButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// Buttons that lift when they are focused: on a TV.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
