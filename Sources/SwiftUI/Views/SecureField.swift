/// A field for secrets. It shows a dot per character, or its title while it is empty.
public struct SecureField<Label: View>: ElementView {
  private let text: Binding<String>
  private let title: String

  static var elementName: String? { "SecureField" }
  func subscribe(_ node: _Node) { _ = text.shown(by: node) }
  func shownTexts(on node: _Node) -> [String] {
    let now = text.location.read()
    return [now.isEmpty ? title : String(repeating: "•", count: now.count)]
  }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    (self.title, self.text) = (title.resolved, text)
  }

  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (self.title, self.text) = (String(title), text)
  }
}

extension SecureField: Enterable {
  var fieldTitle: String { title }
  func enter(_ new: String) { text.wrappedValue = new }
}
