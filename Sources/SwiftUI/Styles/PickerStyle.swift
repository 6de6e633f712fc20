/// How pickers look. The choice has no consequence but looks.
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Chooses how pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier("pickerStyle", "\(style)"))
  }
}

/// Options as the system shows them.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Options as the system shows them.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Options side by side.
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  @available(watchOS, unavailable)
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Options in a menu.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Options in a menu.
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Options on a wheel.
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Options among the rows around them.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options among the rows around them.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Options on a page of their own.
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Options on a page of their own.
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Options as patches of colour.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options as patches of colour.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Options as round buttons: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options as round buttons: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Options in a menu that pops up: the form before macOS 11.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}
