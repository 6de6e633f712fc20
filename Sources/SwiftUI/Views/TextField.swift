import Foundation

/// A field to enter text in. It shows its text, or its prompt, or else its title, while it is empty.
public struct TextField<Label: View>: ElementView {
  let text: Binding<String>
  private let title: String
  private let prompt: String?

  init(titled title: String, prompt: Text? = nil, text: Binding<String>) {
    (self.title, self.text, self.prompt) = (title, text, prompt?.string)
  }

  static var elementName: String? { "TextField" }
  func subscribe(_ node: _Node) { _ = text.shown(by: node) }
  func shownTexts(on node: _Node) -> [String] {
    let now = text.location.read()
    return [now.isEmpty ? prompt ?? title : now]
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field that grows along an axis.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field with a text while it is empty.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that grows, with a text while it is empty.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that tells what is selected in it, which is nothing here.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closures, there is no keyboard.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closure, there is no keyboard.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field for a value in a format; what cannot be read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: title.resolved, prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none; what cannot be read is none.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: title.resolved, prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it; what cannot be read leaves the value as it is.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: value.text(formatter))
  }
  /// A field for a value as a formatter shows it: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closures, there is no keyboard.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titled: title.resolved, text: value.text(formatter))
  }
  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(titled: String(title), text: text)
  }
  /// A field that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(titled: String(title), text: text)
  }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that grows, with a text while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that tells what is selected in it, which is nothing here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closures, there is no keyboard.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titled: String(title), text: text)
  }
  /// A field that tells of editing: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closure, there is no keyboard.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titled: String(title), text: text)
  }
  /// A field for a value in a format; what cannot be read leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: String(title), prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none; what cannot be read is none.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: String(title), prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it; what cannot be read leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(titled: String(title), prompt: prompt, text: value.text(formatter))
  }
  /// A field for a value as a formatter shows it: the form before iOS 15.
  /// - Note: differs from SwiftUI: nothing calls the closures, there is no keyboard.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titled: String(title), text: value.text(formatter))
  }
}

extension TextField {
  /// A field with a label made of views, which names it without being shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(titled: words(of: label()), prompt: prompt, text: text)
  }
  /// A field that grows, with a label made of views, which names it without being shown.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(titled: words(of: label()), prompt: prompt, text: text)
  }
  /// A field for a value in a format, with a label made of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none, with a label made of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it, with a label made of views.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(formatter))
  }
}

/// The words of a label that names a field: those of a text, or nothing.
func words(of label: some View) -> String { (label as? Text)?.string ?? "" }

/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Where the selection is.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices

  /// Some characters.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A place between characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is only a place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
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
