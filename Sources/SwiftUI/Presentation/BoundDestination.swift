import Trace

/// Pushes a page on the navigation stack around it while a binding says so.
struct BoundDestinationModifier<Item, Destination: View>: PrimitiveModifier {
  /// What the page is about; `nil` for no page. A different key is a different page.
  var item: Binding<Item?>
  var key: (Item) -> AnyHashable
  var destination: (Item) -> Destination

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    BoundDestinationNode(modifier, site, content: content)
  }
}

private final class BoundDestinationNode<Item, Destination: View>: SingleContentNode<
  BoundDestinationModifier<Item, Destination>
>
{
  private var source: PageSource<Item, Destination>?
  private var page: LinkedPage?

  override func begin() { follow() }

  override func changed(from old: BoundDestinationModifier<Item, Destination>) -> Bool {
    follow()
    if let source {
      source.make = modifier.destination
      source.page?.invalidate(
        (graph.updater ?? graph.actor).reason("destination"))
    }
    return false
  }

  override func refresh() { follow() }

  private func follow() {
    reasons = []
    let item = modifier.item.shown(by: self)
    let key = item.map(modifier.key)
    if key == source?.key {
      if let item { source?.item = item }
      return
    }
    let (old, navigation) = (page, environment.values.navigation)
    source?.ended = nil
    (source, page) = (nil, nil)
    if let item, let key { open(item, key) }
    let new = page
    graph.afterUpdate(by: "navigationDestination of \(ownerName)") { [weak self] in
      if let old { navigation?.remove(old) }
      if let self, isAlive, let new, page === new { navigation?.push(AnyHashable(new)) }
    }
  }

  private func open(_ item: Item, _ key: AnyHashable) {
    let source = PageSource(item, key, modifier.destination)
    source.ended = { [weak self] in self?.popped() }
    self.source = source
    page = onMain { LinkedPage(AnyView(BoundPage(source: source))) }
  }

  /// The page was taken away by something else than the binding.
  private func popped() {
    (source, page) = (nil, nil)
    guard isAlive else { return }
    let item = modifier.item
    graph.afterUpdate(by: "navigationDestination of \(ownerName)") { item.wrappedValue = nil }
  }

  override func end() {
    source?.ended = nil
    guard let page, let navigation = environment.values.navigation else { return }
    graph.afterUpdate(by: "navigationDestination") { navigation.remove(page) }
  }
}

/// What the page of a bound destination is made of, kept up to date by the modifier.
private final class PageSource<Item, Destination: View> {
  var item: Item
  let key: AnyHashable
  var make: (Item) -> Destination
  weak var page: _Node?
  var ended: (() -> Void)?

  init(_ item: Item, _ key: AnyHashable, _ make: @escaping (Item) -> Destination) {
    (self.item, self.key, self.make) = (item, key, make)
  }
}

private struct BoundPage<Item, Destination: View>: PrimitiveView {
  nonisolated(unsafe) let source: PageSource<Item, Destination>

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    BoundPageNode(view, site)
  }
}

private final class BoundPageNode<Item, Destination: View>: ClosureNode<
  BoundPage<Item, Destination>, Destination
>
{
  override var closureName: String { "navigationDestination" }
  override func content() -> Destination { view.source.make(view.source.item) }
  override func begin() { view.source.page = self }
  override func end() { view.source.ended?() }
}

extension View {
  /// Pushes a page while `isPresented` is true; it turns false when the page is popped.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      BoundDestinationModifier(
        item: isPresented.asItem, key: { _ in true }, destination: { _ in destination() }))
  }

  /// Pushes a page about an item while there is one; another item is another page.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundDestinationModifier(
        item: item, key: { AnyHashable($0) }, destination: destination))
  }
}
