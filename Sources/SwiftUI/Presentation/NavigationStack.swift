import Trace

/// A root view with pages pushed on top of it.
///
/// Pages below the top one keep their state but leave the screen: their `onDisappear` runs, and
/// `onAppear` again when they come back. A popped page ends (semantics-identity 11).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  fileprivate let path: Binding<[AnyHashable]>?
  fileprivate let root: Root

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    NavigationNode(view, site)
  }

  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root)
  where Data == [Element] {
    self.path = Binding(PathLocation(path.location), snapshot: path.location.peek())
    self.root = root()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.elements
    self.root = root()
  }
}

/// A stack of values of any type, one per pushed page.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

private final class PathLocation<Element: Hashable>: Location<[AnyHashable]> {
  private let path: Location<[Element]>

  init(_ path: Location<[Element]>) { self.path = path }

  override func read() -> [AnyHashable] { path.read() }
  override func peek() -> [AnyHashable] { path.peek() }
  override func write(_ value: [AnyHashable]) { path.write(value.compactMap { $0 as? Element }) }
  override func subscribe(
    _ node: _Node, property: String, when differs: (([AnyHashable], [AnyHashable]) -> Bool)?
  ) {
    path.subscribe(node, property: property)
  }
  override func isSame(as other: Location<[AnyHashable]>) -> Bool {
    (other as? PathLocation<Element>).map { path.isSame(as: $0.path) } ?? false
  }
}

/// What the views of one stack share: where pages come from and who pushes them.
final class Navigation {
  /// Makes the page for a value, by the value's type.
  private var destinations: [ObjectIdentifier: (by: _Node, make: (AnyHashable) -> AnyView)] = [:]
  fileprivate weak var node: NavigationOwner?

  func push(_ value: AnyHashable) { node?.push(value) }
  func remove(_ page: LinkedPage) { node?.remove(AnyHashable(page)) }

  func destination(for value: AnyHashable) -> ((AnyHashable) -> AnyView)? {
    if let link = value.base as? LinkedPage { return { _ in link.view } }
    return destinations[ObjectIdentifier(type(of: value.base))]?.make
  }

  func register(_ type: Any.Type, by node: _Node, _ make: @escaping (AnyHashable) -> AnyView) {
    destinations[ObjectIdentifier(type)] = (node, make)
  }

  /// Ends what `node` registered, unless another one has taken its place: what replaces a view
  /// begins before that ends.
  func forget(_ type: Any.Type, by node: _Node) {
    let id = ObjectIdentifier(type)
    if destinations[id]?.by === node { destinations[id] = nil }
  }

  /// The closure that makes the pages for values of a type is a new one.
  func closureChanged(for type: Any.Type) { node?.refreshPages(for: type) }
}

private protocol NavigationOwner: AnyObject {
  func push(_ value: AnyHashable)
  func remove(_ page: AnyHashable)
  func refreshPages(for type: Any.Type)
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: Navigation? { nil }
}

extension EnvironmentValues {
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private final class NavigationNode<Data, Root: View>: _ViewNode<NavigationStack<Data, Root>>,
  NavigationOwner
{
  private var view: NavigationStack<Data, Root>
  private let navigation = Navigation()
  private var pages: [PageNode] = []
  /// The path of a stack that was given none.
  private var ownPath: [AnyHashable] = []
  /// Pages that no path knows, each on top of so many values of it.
  private var linked: [(page: AnyHashable, above: Int)] = []
  private var root: _ViewNode<Root>!

  init(_ view: NavigationStack<Data, Root>, _ site: _Site) {
    self.view = view
    super.init(site)
    navigation.node = self
    let first = PageNode(nil, below())
    pages = [first]
    root = Root.node(for: view.root, in: _Site(below: first))
    first.show(root)
    _ = follow()
  }

  /// Where a page is made; `isPushed` ones can dismiss themselves.
  private func below(isPushed: Bool = false) -> _Site {
    var site = _Site(below: self)
    let navigation = navigation
    var presentation: Presentation?
    if isPushed {
      let pushed = Presentation()
      pushed.dismiss = { [weak self] in self?.pop() }
      presentation = pushed
    }
    site.environment = EnvironmentScope(environment) {
      $0.navigation = navigation
      if let presentation { $0.presentation = presentation }
    }
    return site
  }

  private var values: [AnyHashable] { view.path?.location.read() ?? ownPath }

  private func pathChanged() {
    graph.enqueue(
      invalidationOf: self, graph.actor.reason("navigation path"), property: nil)
  }

  private func pop() {
    if let top = linked.last, top.above >= values.count {
      linked.removeLast()
      pathChanged()
    } else {
      replace(values.dropLast())
    }
  }

  func push(_ value: AnyHashable) {
    if value.base is LinkedPage {
      linked.append((value, values.count))
      pathChanged()
    } else {
      replace(values + [value])
    }
  }

  /// Takes a page away with everything on top of it.
  func remove(_ page: AnyHashable) {
    guard let index = linked.firstIndex(where: { $0.page == page }) else { return }
    let above = linked[index].above
    linked.removeSubrange(index...)
    if values.count > above { replace(values.prefix(above)) }
    pathChanged()
  }

  private func replace(_ values: some Collection<AnyHashable>) {
    if let path = view.path {
      path.location.write(Array(values))
    } else {
      ownPath = Array(values)
      pathChanged()
    }
  }

  func refreshPages(for type: Any.Type) {
    for page in pages where page.value.map({ Swift.type(of: $0.base) == type }) == true {
      page.invalidate(graph.cause.reason("destination"))
    }
  }

  override func update(_ new: NavigationStack<Data, Root>) -> Bool {
    view = new
    let changed = root.update(new.root)
    return follow() || changed
  }

  override func refresh() { _ = follow() }

  /// Makes the pages those of the path.
  private func follow() -> Bool {
    reasons = []
    let path = withLinkedPages(view.path?.shown(by: self) ?? ownPath)
    let top = pages[pages.count - 1]
    let kept = zip(pages.dropFirst(), path).prefix { $0.value == $1 }.count
    let popped = pages.suffix(from: kept + 1)
    pages.removeLast(popped.count)
    for value in path.dropFirst(kept) {
      let page = PageNode(value, below(isPushed: true))
      if !page.evaluate() {
        graph.report(
          "A navigationDestination for \(type(of: value.base)) was not found: "
            + "the page for \(value.base) stays empty.")
      }
      pages.append(page)
    }
    let now = pages[pages.count - 1]
    if now !== top {
      if !popped.contains(where: { $0 === top }) { top.leaveScreen() }
      // Of several pages pushed at once only the last is seen.
      for page in pages.dropLast() where !page.wasLeft { page.leaveScreen() }
      if now.wasLeft { now.returnToScreen() }
    }
    for page in popped.reversed() { page.destroy() }
    return now !== top || !popped.isEmpty
  }

  /// The path with the pages in it that it does not know.
  private func withLinkedPages(_ values: [AnyHashable]) -> [AnyHashable] {
    linked.removeAll { $0.above > values.count }
    var path: [AnyHashable] = []
    var taken = 0
    for (page, above) in linked {
      path += values[taken..<max(taken, above)] + [page]
      taken = max(taken, above)
    }
    return path + values[taken...]
  }

  override func forEachChild(_ visit: (_Node) -> Void) { pages.forEach(visit) }
  override var treeLabel: String? { "NavigationStack" }
}

extension _Node {
  /// Runs the appearance callbacks of a part that leaves the screen or returns, without ending it.
  func callAppearance(appearing: Bool) {
    forEachChild { $0.callAppearance(appearing: appearing) }
    screenChanged(appearing: appearing)
  }
}
