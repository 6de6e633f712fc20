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
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
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

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a title and a symbol.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A switch with a title and a picture.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
  /// A switch with a title and a picture.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle {
  /// A switch of several things at once: on if all of them are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: together(sources.map { $0[keyPath: isOn] }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch of several things at once: on if all of them are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
  /// A switch of several things at once: on if all of them are.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

private func together(_ switches: [Binding<Bool>]) -> Binding<Bool> {
  Binding(
    get: { switches.allSatisfy(\.wrappedValue) },
    set: { new in for one in switches { one.wrappedValue = new } })
}
