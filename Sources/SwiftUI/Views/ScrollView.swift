/// Content that can be moved through a window onto it.
///
/// What is in it exists at once, except for the rows of lazy containers.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ScrollNode(view, site)
  }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>>, Scrollable {
  private var view: ScrollView<Content>
  private var content: _ViewNode<Content>?
  private var window: Viewport!
  var viewport: Viewport { window }

  init(_ view: ScrollView<Content>, _ site: _Site) {
    self.view = view
    super.init(site)
    let isNested =
      parent.map { sequence(first: $0, next: \.parent) }?
      .contains { $0.scrolled != nil } ?? false
    let makesAll = isNested && !LazyProfile.current.nestsLazily
    window = Viewport(self, lines: makesAll ? .max : Viewport.screenful, isScrollable: true)
    content = Content.node(for: view.content, in: _Site(below: self))
  }

  override func update(_ new: ScrollView<Content>) -> Bool {
    reasons = []
    let looksSame = view.axes == new.axes && view.showsIndicators == new.showsIndicators
    view = new
    let inside = content?.update(new.content) ?? false
    let moved = viewport.arrange()
    return !looksSame || inside || moved
  }

  override func refresh() {
    reasons = []
    viewport.arrange()
  }

  override func dropContent() -> Bool {
    content?.destroy()
    content = nil
    return true
  }

  override func remakeContent() -> Bool {
    if content == nil { content = Content.node(for: view.content, in: _Site(below: self)) }
    return true
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var scrolled: Viewport? { viewport }
  override var control: Any? { self }
  override var treeLabel: String? { "ScrollView" }
}
