import Foundation

/// A field to enter text in. It shows its text, or its title while it is empty.
public struct TextField<Label: View>: ElementView {
  let text: Binding<String>
  private let title: String

  init(titled title: String, text: Binding<String>) { (self.title, self.text) = (title, text) }

  static var elementName: String? { "TextField" }
  func subscribe(_ node: _Node) { _ = text.shown(by: node) }
  func shownTexts(on node: _Node) -> [String] {
    let now = text.location.read()
    return [now.isEmpty ? title : now]
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    (self.title, self.text) = (title.resolved, text)
  }

  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (self.title, self.text) = (String(title), text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }

  /// A field that grows, with a text while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text)
  }

  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closures, there is no keyboard.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }

  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closure, there is no keyboard.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
  }

  /// A field for a value in a format; what cannot be read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: value.text(format))
  }

  /// A field for a value in a format, or none; what cannot be read is none.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: value.text(format))
  }
}

extension TextField: Enterable {
  var fieldTitle: String { title }
  func enter(_ new: String) { text.wrappedValue = new }
}

/// What `lab.enter` may write into.
protocol Enterable {
  var fieldTitle: String { get }
  func enter(_ text: String)
}
