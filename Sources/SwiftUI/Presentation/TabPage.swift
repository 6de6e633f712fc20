/// One view of a tab view: made late, kept, on screen only while it is selected.
final class TabPage: _Node {
  private(set) var tag: AnyHashable = 0
  private let provider: any _ContentProvider
  private let select: (AnyHashable) -> Void
  private var content: _Node?
  private var item: TabItem?
  private var isSelected = false
  /// Whether the callbacks of the content say that it is on screen.
  private var hasAppeared = false

  init(
    _ provider: any _ContentProvider, _ site: _Site, select: @escaping (AnyHashable) -> Void
  ) {
    (self.provider, self.select) = (provider, select)
    super.init(site)
  }

  /// Takes what the view's modifiers say now.
  func follow(index: Int) {
    let traits = provider.view as? any TraitCarrier
    tag = traits?.trait(TagModifier.self)?.value ?? AnyHashable(index)
    guard let label = traits?.trait(TabItemModifier.self)?.label else { return }
    if let item {
      _ = item.content.update(label)
    } else {
      item = TabItem(label, _Site(below: self)) { [unowned self] in select(tag) }
    }
  }

  func make() {
    guard content == nil else { return }
    content = provider.makeContent(_Site(below: self))
    hasAppeared = isSelected
  }

  func enterScreen() {
    isSelected = true
    make()
    if !hasAppeared { content?.callAppearance(appearing: true) }
    hasAppeared = true
  }

  func leaveScreen() {
    isSelected = false
    hasAppeared = false
    content?.callAppearance(appearing: false)
  }

  override func collectTexts(into texts: inout [String]) {
    if isSelected { content?.collectTexts(into: &texts) }
    item?.collectTexts(into: &texts)
  }

  override func forEachShownChild(_ visit: (_Node) -> Void) {
    if isSelected { content.map(visit) }
    item.map(visit)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    content.map(visit)
    item.map(visit)
  }

  override var treeLabel: String? { "tab \(tag)" }
}

/// What the tab bar shows for one tab.
private final class TabItem: _Node, Pressable {
  private(set) var content: _ViewNode<AnyView>!
  private let select: () -> Void

  init(_ label: AnyView, _ site: _Site, select: @escaping () -> Void) {
    self.select = select
    super.init(site)
    content = AnyView.node(for: label, in: _Site(below: self))
  }

  func press() { select() }
  override var control: Any? { self }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
}
