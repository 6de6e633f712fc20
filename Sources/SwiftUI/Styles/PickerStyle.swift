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
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Options among the rows around them.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options among the rows around them.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Options on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Options on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Options as patches of colour.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options as patches of colour.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Options as round buttons: on a Mac.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options as round buttons: on a Mac.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Options in a menu that pops up: the form before macOS 11.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}
