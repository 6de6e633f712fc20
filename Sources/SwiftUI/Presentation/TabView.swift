import Trace

/// Views of which one is on screen, chosen at a bar.
///
/// Before iOS 18 every tab is made at once, since then when it is first selected; a tab that has
/// been made keeps its state while another one is shown (semantics-identity 11).
@available(watchOS 7.0, *)
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  fileprivate let selection: Binding<SelectionValue>?
  fileprivate let content: Content

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    TabViewNode(view, site)
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView {
  init(tabs selection: Binding<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }
}

@available(watchOS 7.0, *)
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

private final class TabViewNode<Value: Hashable, Content: View>: _ViewNode<
  TabView<Value, Content>
>, WrapperSource
{
  private var view: TabView<Value, Content>
  private var content: _ViewNode<Content>!
  /// The tab of a view that was given no selection.
  private var chosen: AnyHashable?
  private weak var current: TabPage?

  init(_ view: TabView<Value, Content>, _ site: _Site) {
    self.view = view
    super.init(site)
    var below = _Site(below: self)
    below.wrapper = Wrapper(self, outer: nil)
    content = Content.node(for: view.content, in: below)
    _ = follow()
  }

  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node {
    TabPage(content, site) { [unowned self] in select($0) }
  }

  private func select(_ tag: AnyHashable) {
    if let selection = view.selection {
      if let value = tag.base as? Value { selection.wrappedValue = value }
    } else {
      chosen = tag
      graph.enqueue(
        invalidationOf: self, graph.actor.reason("selected tab"), property: nil)
    }
  }

  override func update(_ new: TabView<Value, Content>) -> Bool {
    view = new
    let changed = content.update(new.content)
    return follow() || changed
  }

  override func refresh() { _ = follow() }

  /// Puts the selected tab on screen.
  private func follow() -> Bool {
    reasons = []
    var pages: [TabPage] = []
    collectPages(below: content, into: &pages)
    for (index, page) in pages.enumerated() {
      page.follow(index: index)
      if Simulation.system.asRelease < 18 { page.make() }
    }
    let selected = view.selection.map { AnyHashable($0.shown(by: self)) } ?? chosen
    let now = pages.first { $0.tag == selected } ?? (selected == nil ? pages.first : nil)
    guard now !== current else { return false }
    let last = current
    current = now
    now?.enterScreen()
    if last?.isAlive == true { last?.leaveScreen() }
    return true
  }

  private func collectPages(below node: _Node, into pages: inout [TabPage]) {
    node.forEachChild { child in
      if let page = child as? TabPage {
        pages.append(page)
      } else {
        collectPages(below: child, into: &pages)
      }
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var treeLabel: String? { "TabView" }
}
