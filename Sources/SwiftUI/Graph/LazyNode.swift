/// A primitive container that makes its rows as they come on screen.
protocol LazyElement: ElementView {
  static var rowsKind: LazyRows.Kind { get }
  /// Views side by side in a line.
  var rowsPerLine: Int { get }
  /// What a tap on a row does with its id.
  var select: ((AnyHashable) -> Void)? { get }
}

extension LazyElement {
  var rowsPerLine: Int { 1 }
  var select: ((AnyHashable) -> Void)? { nil }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    LazyNode(view, site)
  }
}

final class LazyNode<Element: LazyElement>: _ViewNode<Element>, RowsOwner, Scrollable {
  private var view: Element
  private var content: _ViewNode<Element.Content>?
  private var list: LazyRows!
  var rows: LazyRows { list }
  var viewport: Viewport { list.viewport }

  init(_ view: Element, _ site: _Site) {
    self.view = view
    super.init(site)
    list = LazyRows(Element.rowsKind, in: findViewport(), perLine: view.rowsPerLine)
    rows.select = view.select
    viewport.join(rows)
    makeContent()
  }

  private func makeContent() {
    var below = _Site(below: self)
    below.wrapper = Wrapper(rows, outer: nil)
    content = Element.Content.node(for: view.content, in: below)
    rows.content = content
    viewport.setOutdated()
    viewport.arrange()
  }

  /// A list scrolls by itself, a stack with the scroll view around it. A stack in a row of another
  /// container, without a scroll view of its own, makes all its rows, and so does a form.
  private func findViewport() -> Viewport {
    switch Element.rowsKind {
    case .form: return Viewport(self, lines: .max, isScrollable: true)
    case .list: return Viewport(self, isScrollable: true)
    case .stack:
      var above = parent
      while let node = above, !(node is LazyItem) {
        if let viewport = node.scrolled { return viewport }
        above = node.parent
      }
      return Viewport(self, lines: above == nil ? Viewport.screenful : .max, isScrollable: false)
    }
  }

  override func update(_ new: Element) -> Bool {
    reasons = []
    let looksSame = view.looksSame(as: new)
    view = new
    rows.select = view.select
    if rows.perLine != view.rowsPerLine {
      rows.perLine = view.rowsPerLine
      rows.changed()
    }
    let inside = content?.update(view.content) ?? false
    let moved = viewport.arrange()
    return !looksSame || inside || moved
  }

  override func refresh() {
    reasons = []
    viewport.arrange()
  }

  override func end() { viewport.leave(rows) }

  override func dropContent() -> Bool {
    content?.destroy()
    content = nil
    return true
  }

  override func remakeContent() -> Bool {
    if content == nil { makeContent() }
    return true
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var control: Any? { Element.rowsKind == .stack ? nil : self }
  override var scrolled: Viewport? { Element.rowsKind == .stack ? nil : viewport }
  override var treeLabel: String? { typeName(Element.self) }
}
