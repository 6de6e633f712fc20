/// A field for secrets. It shows a dot per character, or its prompt, or else its title, while it is
/// empty.
public struct SecureField<Label: View>: ElementView {
  private let text: Binding<String>
  private let title: String
  private let prompt: String?

  init(titled title: String, prompt: Text? = nil, text: Binding<String>) {
    (self.title, self.text, self.prompt) = (title, text, prompt?.string)
  }

  static var elementName: String? { "SecureField" }
  func subscribe(_ node: _Node) { _ = text.shown(by: node) }
  func shownTexts(on node: _Node) -> [String] {
    let now = text.location.read()
    return [now.isEmpty ? prompt ?? title : String(repeating: "•", count: now.count)]
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field with a text while it is empty.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titled: title.resolved, prompt: prompt, text: text)
  }
  /// A field that tells of return: the form before iOS 15; nothing here does.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titled: title.resolved, text: text)
  }
  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(titled: String(title), text: text)
  }
  /// A field with a text while it is empty.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(titled: String(title), prompt: prompt, text: text)
  }
  /// A field that tells of return: the form before iOS 15; nothing here does.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(titled: String(title), text: text)
  }
}

extension SecureField {
  /// A field with a label made of views, which names it without being shown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(titled: words(of: label()), prompt: prompt, text: text)
  }
}

extension SecureField: Enterable {
  var fieldTitle: String { title }
  func enter(_ new: String) { text.wrappedValue = new }
}
