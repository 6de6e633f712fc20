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
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field with a text while it is empty.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that grows, with a text while it is empty.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that tells what is selected in it, which is nothing here.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: title.resolved, prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none; what cannot be read is none.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: title.resolved, prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it; what cannot be read leaves the value as it is.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(titled: String(title), text: text)
  }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that grows, with a text while it is empty.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that tells what is selected in it, which is nothing here.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: String(title), prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none; what cannot be read is none.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titled: String(title), prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it; what cannot be read leaves the value as it is.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(titled: words(of: label()), prompt: prompt, text: text)
  }
  /// A field that grows, with a label made of views, which names it without being shown.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(titled: words(of: label()), prompt: prompt, text: text)
  }
  /// A field for a value in a format, with a label made of views.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(format))
  }
  /// A field for a value in a format, or none, with a label made of views.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(format))
  }
  /// A field for a value as a formatter shows it, with a label made of views.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(titled: words(of: label()), prompt: prompt, text: value.text(formatter))
  }
}

/// The words of a label that names a field: those of a text, or nothing.
func words(of label: some View) -> String { (label as? Text)?.string ?? "" }

/// What is selected in a text.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
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
