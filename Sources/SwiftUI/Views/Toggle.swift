/// A switch.
public struct Toggle<Label: View>: ElementView {
  let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  var content: Label { label }
  static var elementName: String? { "Toggle" }

  // The switch's position is no text, yet a change of it is a change on screen.
  func shownValue(on node: _Node) -> AnyHashable? { isOn.location.read() }
  func subscribe(_ node: _Node) { _ = isOn.shown(by: node) }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: Switchable {
  func toggle() { isOn.wrappedValue.toggle() }
}

/// What `lab.toggle` may switch.
protocol Switchable {
  func toggle()
}
