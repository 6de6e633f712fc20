/// A field for text of many lines.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor: ElementView {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  static var elementName: String? { "TextEditor" }
  func subscribe(_ node: _Node) { _ = text.shown(by: node) }
  func shownTexts(on node: _Node) -> [String] { [text.location.read()] }
}

extension TextEditor: Enterable {
  // It has no title: it is known by its text.
  var fieldTitle: String { text.location.read() }
  func enter(_ new: String) { text.wrappedValue = new }
}
