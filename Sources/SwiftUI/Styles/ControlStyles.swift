/// How a kind of control looks; the choice has no consequence but looks.
public protocol _NamedStyle {
  nonisolated var _name: String { get }
}

public protocol ListStyle: _NamedStyle {}
public protocol PickerStyle: _NamedStyle {}
public protocol TextFieldStyle: _NamedStyle {}
public protocol ToggleStyle: _NamedStyle {}
public protocol TabViewStyle: _NamedStyle {}

/// The styles that come with the system.
public struct _SystemStyle: ListStyle, PickerStyle, TextFieldStyle, ToggleStyle, TabViewStyle {
  public nonisolated let _name: String
}

extension _NamedStyle where Self == _SystemStyle {
  public static var automatic: _SystemStyle { _SystemStyle(_name: "automatic") }
  public static var plain: _SystemStyle { _SystemStyle(_name: "plain") }
  public static var inline: _SystemStyle { _SystemStyle(_name: "inline") }
  public static var grouped: _SystemStyle { _SystemStyle(_name: "grouped") }
  public static var insetGrouped: _SystemStyle { _SystemStyle(_name: "insetGrouped") }
  public static var inset: _SystemStyle { _SystemStyle(_name: "inset") }
  public static var sidebar: _SystemStyle { _SystemStyle(_name: "sidebar") }
  public static var menu: _SystemStyle { _SystemStyle(_name: "menu") }
  public static var segmented: _SystemStyle { _SystemStyle(_name: "segmented") }
  public static var wheel: _SystemStyle { _SystemStyle(_name: "wheel") }
  public static var roundedBorder: _SystemStyle { _SystemStyle(_name: "roundedBorder") }
  public static var `switch`: _SystemStyle { _SystemStyle(_name: "switch") }
  public static var button: _SystemStyle { _SystemStyle(_name: "button") }
  public static var page: _SystemStyle { _SystemStyle(_name: "page") }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier("listStyle", style._name))
  }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier("pickerStyle", style._name))
  }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier("textFieldStyle", style._name))
  }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier("toggleStyle", style._name))
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("tabViewStyle", style._name))
  }
}
