import Foundation

/// How a kind of control looks; the choice has no consequence but looks.
public protocol _NamedStyle {
  nonisolated var _name: String { get }
}

/// How lists look.
public protocol ListStyle: _NamedStyle {}
/// How pickers look.
public protocol PickerStyle: _NamedStyle {}
/// How text fields look.
public protocol TextFieldStyle: _NamedStyle {}
/// How switches look.
public protocol ToggleStyle: _NamedStyle {}
/// How tab views look.
public protocol TabViewStyle: _NamedStyle {}
/// How labels look.
public protocol LabelStyle: _NamedStyle {}
/// How menus look.
public protocol MenuStyle: _NamedStyle {}
/// How forms look.
public protocol FormStyle: _NamedStyle {}
/// How progress looks.
public protocol ProgressViewStyle: _NamedStyle {}
/// How gauges look.
public protocol GaugeStyle: _NamedStyle {}
/// How groups of controls look.
public protocol ControlGroupStyle: _NamedStyle {}
/// How date pickers look.
public protocol DatePickerStyle: _NamedStyle {}
/// How stacks and splits of pages look.
public protocol NavigationViewStyle: _NamedStyle {}
/// How pages side by side look.
public protocol NavigationSplitViewStyle: _NamedStyle {}
/// How pages of a tab view are pointed out.
public protocol IndexViewStyle: _NamedStyle {}

/// The styles that come with the system.
public struct _SystemStyle: ListStyle, PickerStyle, TextFieldStyle, ToggleStyle, TabViewStyle,
  LabelStyle, MenuStyle, FormStyle, ProgressViewStyle, GaugeStyle, ControlGroupStyle,
  DatePickerStyle, NavigationViewStyle, NavigationSplitViewStyle, IndexViewStyle
{
  public nonisolated let _name: String
}

extension _NamedStyle where Self == _SystemStyle {
  /// What the system chooses.
  public static var automatic: _SystemStyle { _SystemStyle(_name: "automatic") }
  /// With nothing around it.
  public static var plain: _SystemStyle { _SystemStyle(_name: "plain") }
  /// Among what is around it.
  public static var inline: _SystemStyle { _SystemStyle(_name: "inline") }
  /// In groups.
  public static var grouped: _SystemStyle { _SystemStyle(_name: "grouped") }
  /// In groups with round corners.
  public static var insetGrouped: _SystemStyle { _SystemStyle(_name: "insetGrouped") }
  /// With space around it.
  public static var inset: _SystemStyle { _SystemStyle(_name: "inset") }
  /// As a bar at the side.
  public static var sidebar: _SystemStyle { _SystemStyle(_name: "sidebar") }
  /// As a menu.
  public static var menu: _SystemStyle { _SystemStyle(_name: "menu") }
  /// Side by side.
  public static var segmented: _SystemStyle { _SystemStyle(_name: "segmented") }
  /// As a wheel.
  public static var wheel: _SystemStyle { _SystemStyle(_name: "wheel") }
  /// As patches of colour.
  public static var palette: _SystemStyle { _SystemStyle(_name: "palette") }
  /// On a page of its own.
  public static var navigationLink: _SystemStyle { _SystemStyle(_name: "navigationLink") }
  /// With round corners.
  public static var roundedBorder: _SystemStyle { _SystemStyle(_name: "roundedBorder") }
  /// As a switch.
  public static var `switch`: _SystemStyle { _SystemStyle(_name: "switch") }
  /// As a box to tick.
  public static var checkbox: _SystemStyle { _SystemStyle(_name: "checkbox") }
  /// As a button.
  public static var button: _SystemStyle { _SystemStyle(_name: "button") }
  /// As pages to turn.
  public static var page: _SystemStyle { _SystemStyle(_name: "page") }
  /// As pages to turn, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> _SystemStyle {
    _SystemStyle(_name: "page \(indexDisplayMode)")
  }
  /// As dots on a bar or without.
  public static func page(
    backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> _SystemStyle {
    _SystemStyle(_name: "page \(backgroundDisplayMode)")
  }
  /// As a sidebar where there is room.
  public static var sidebarAdaptable: _SystemStyle { _SystemStyle(_name: "sidebarAdaptable") }
  /// The icon alone.
  public static var iconOnly: _SystemStyle { _SystemStyle(_name: "iconOnly") }
  /// The title alone.
  public static var titleOnly: _SystemStyle { _SystemStyle(_name: "titleOnly") }
  /// Both.
  public static var titleAndIcon: _SystemStyle { _SystemStyle(_name: "titleAndIcon") }
  /// As a ring.
  public static var circular: _SystemStyle { _SystemStyle(_name: "circular") }
  /// As a line.
  public static var linear: _SystemStyle { _SystemStyle(_name: "linear") }
  /// In columns.
  public static var columns: _SystemStyle { _SystemStyle(_name: "columns") }
  /// One page after the other.
  public static var stack: _SystemStyle { _SystemStyle(_name: "stack") }
  /// Pages side by side, of equal rank.
  public static var balanced: _SystemStyle { _SystemStyle(_name: "balanced") }
  /// Pages side by side, the last one first.
  public static var prominentDetail: _SystemStyle { _SystemStyle(_name: "prominentDetail") }
  /// In little room.
  public static var compact: _SystemStyle { _SystemStyle(_name: "compact") }
  /// As a calendar or a clock.
  public static var graphical: _SystemStyle { _SystemStyle(_name: "graphical") }
  /// As a button without a border.
  public static var borderlessButton: _SystemStyle { _SystemStyle(_name: "borderlessButton") }
  /// As a small ring on a watch face.
  public static var accessoryCircular: _SystemStyle { _SystemStyle(_name: "accessoryCircular") }
  /// As a line on a watch face.
  public static var accessoryLinear: _SystemStyle { _SystemStyle(_name: "accessoryLinear") }
}

extension View {
  /// Chooses how lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier("listStyle", style._name))
  }
  /// Chooses how pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier("pickerStyle", style._name))
  }
  /// Chooses how text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier("textFieldStyle", style._name))
  }
  /// Chooses how switches inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier("toggleStyle", style._name))
  }
  /// Chooses how tab views inside look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("tabViewStyle", style._name))
  }
  /// Chooses how labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier("labelStyle", style._name))
  }
  /// Chooses how menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier("menuStyle", style._name))
  }
  /// Chooses how forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier("formStyle", style._name))
  }
  /// Chooses how progress inside looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("progressViewStyle", style._name))
  }
  /// Chooses how gauges inside look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier("gaugeStyle", style._name))
  }
  /// Chooses how groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier("controlGroupStyle", style._name))
  }
  /// Chooses how date pickers inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier("datePickerStyle", style._name))
  }
  /// Chooses how navigation views inside look.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("navigationViewStyle", style._name))
  }
  /// Chooses how pages side by side inside look.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("navigationSplitViewStyle", style._name))
  }
  /// Chooses how pages of tab views inside are pointed out.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("indexViewStyle", style._name))
  }
}
