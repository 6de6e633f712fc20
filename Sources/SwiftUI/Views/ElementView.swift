import Trace

/// A primitive view: something to show or operate, with views inside it or none.
protocol ElementView: PrimitiveView {
  associatedtype Content: View = EmptyView
  /// The views inside: a control's label, a container's children.
  var content: Content { get }
  /// What counts of updates call it; `nil` for containers, which show nothing themselves.
  static var elementName: String? { get }
  /// Whether a renderer would have nothing to do for this view itself.
  func looksSame(as other: Self) -> Bool
  /// What to show of the view itself, besides its content, as strings.
  func shownTexts(on node: _Node) -> [String]
  /// What its bindings show that is no text, such as a switch's position.
  func shownValue(on node: _Node) -> AnyHashable?
  /// Bindings the view shows; reading them makes the node depend on them.
  func subscribe(_ node: _Node)
}

extension ElementView {
  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ElementNode(view, site)
  }

  func looksSame(as other: Self) -> Bool { true }
  func shownTexts(on node: _Node) -> [String] { [] }
  func shownValue(on node: _Node) -> AnyHashable? { nil }
  func subscribe(_ node: _Node) {}
}

extension ElementView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

final class ElementNode<Element: ElementView>: _ViewNode<Element> {
  private(set) var view: Element
  private var content: _ViewNode<Element.Content>?
  /// What bindings showed when they were last looked at.
  private var shown: [String] = []
  private var shownValue: AnyHashable?

  init(_ view: Element, _ site: _Site) {
    self.view = view
    super.init(site)
    view.subscribe(self)
    look()
    if Element.Content.self != EmptyView.self {
      content = Element.Content.node(for: view.content, in: _Site(below: self))
    }
    if let name = Element.elementName { tellUpdated(name, isNew: true) }
  }

  /// Returns whether what is shown differs from the last look.
  @discardableResult
  private func look() -> Bool {
    let (texts, value) = (view.shownTexts(on: self), view.shownValue(on: self))
    defer { (shown, shownValue) = (texts, value) }
    return texts != shown || value != shownValue
  }

  override func update(_ new: Element) -> Bool {
    reasons = []
    let looksSame = view.looksSame(as: new)
    view = new
    view.subscribe(self)
    let changed = look() || !looksSame
    if changed, let name = Element.elementName { tellUpdated(name) }
    let inside = content?.update(view.content) ?? false
    return changed || inside
  }

  /// A shown binding changed.
  override func refresh() {
    reasons = []
    guard look() else { return }
    if let name = Element.elementName { tellUpdated(name) }
  }

  override func dropContent() -> Bool {
    content?.destroy()
    content = nil
    return true
  }

  override func remakeContent() -> Bool {
    if Element.Content.self != EmptyView.self, content == nil {
      content = Element.Content.node(for: view.content, in: _Site(below: self))
    }
    return true
  }

  override func collectTexts(into texts: inout [String]) {
    texts += shown
    content?.collectTexts(into: &texts)
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var primitiveName: String? { Element.elementName }
  override var control: Any? { view }
  override var treeLabel: String? {
    let name = Element.elementName ?? typeName(Element.self)
    return shown.isEmpty ? name : "\(name) “\(shown.joined(separator: " "))”"
  }
}
