/// Lists as the system shows them.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "automatic" }
}

/// Lists with nothing around them.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "plain" }
}

/// Lists in groups.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "grouped" }
}

/// Lists in groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "insetGrouped" }
}

/// Lists with space around them.
public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "inset" }
}

/// Lists at the side.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "sidebar" }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "segmented" }
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "menu" }
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "wheel" }
}

/// Options among the rows around them.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "inline" }
}

/// Options as the system shows them.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "automatic" }
}

/// Fields with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "roundedBorder" }
}

/// Fields with nothing around them.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "plain" }
}

/// Fields as the system shows them.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "automatic" }
}

/// Switches as buttons.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "button" }
}

/// One page after the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "stack" }
}

/// Pages as the system shows them.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "automatic" }
}

/// Pages side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "columns" }
}

/// Labels of the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "iconOnly" }
}

/// Labels of the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "titleOnly" }
}

/// Labels of both parts.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "titleAndIcon" }
}

/// Forms in groups.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "grouped" }
}

/// Menus without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  public nonisolated var _name: String { "borderlessButton" }
}

/// Switches with a knob.
public struct SwitchToggleStyle: ToggleStyle {
  private nonisolated let tint: Color?

  /// A switch in a colour, or in the system's.
  public nonisolated init(tint: Color? = nil) { self.tint = tint }
  public nonisolated var _name: String { "switch \(tint?.name ?? "")" }
}

/// Progress as a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private nonisolated let tint: Color?

  /// A ring in a colour, or in the system's.
  public nonisolated init(tint: Color? = nil) { self.tint = tint }
  public nonisolated var _name: String { "circular \(tint?.name ?? "")" }
}

/// Progress as a line.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private nonisolated let tint: Color?

  /// A line in a colour, or in the system's.
  public nonisolated init(tint: Color? = nil) { self.tint = tint }
  public nonisolated var _name: String { "linear \(tint?.name ?? "")" }
}

/// Tabs as pages to turn.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots say which page it is.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never, interactive }

  private nonisolated let mode: IndexDisplayMode

  /// Pages with dots or without.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
  public nonisolated var _name: String { "page \(mode)" }
}

/// Dots that say which page it is.
public struct PageIndexViewStyle: IndexViewStyle {
  private nonisolated let mode: PageTabViewStyle.IndexDisplayMode

  /// Dots on a bar or without.
  public nonisolated init(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
  public nonisolated var _name: String { "page \(mode)" }
}
