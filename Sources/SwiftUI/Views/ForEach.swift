import Trace

/// One view, or several, per element of a collection.
///
/// An element is known by its id: rows keep their state through moves and edits, and end when
/// their id is gone (semantics-identity 8).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  var id: (Data.Element) -> ID
  /// Set for a range without ids: only its first extent counts (semantics-identity 8.6).
  var isConstant = false
  /// The view whose body wrote this, as counts of row closures name it.
  var owner: String
  var kind = "ForEach"

  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    owner = ViewGraph.current?.scopeName ?? "scenario"
  }

  /// The rows of a `List` that was given its data directly.
  func inList() -> Self {
    var copy = self
    copy.kind = "List"
    return copy
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("body() should not be called on ForEach.") }

  public nonisolated static var _isUnary: Bool { false }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    if site.lazyRows != nil, let views = RowShape.of(Content.self).count {
      return LazyForEachNode(view, site, viewsPerRow: views)
    }
    return ForEachNode(view, site)
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(data: pairs, id: { $0.1 }, content: { content(data.element(at: $0.0)) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Rows for a constant range; a later, longer or shorter one is ignored with a warning.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
    isConstant = true
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view made of rows that can be edited in a list.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  fileprivate func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      ElementLocation(location, index), snapshot: location.peek()[index])
  }
}

private final class ElementLocation<C: MutableCollection>: Location<C.Element> {
  private let base: Location<C>
  private let index: C.Index
  private var last: C.Element?

  init(_ base: Location<C>, _ index: C.Index) { (self.base, self.index) = (base, index) }

  override func read() -> C.Element { element(of: base.read()) }
  override func peek() -> C.Element { element(of: base.peek()) }

  private func element(of whole: C) -> C.Element {
    // A row that is on its way out may still read: it gets what it last saw.
    if whole.indices.contains(index) { last = whole[index] }
    guard let last else { preconditionFailure("a binding to an element that never was") }
    return last
  }

  override func write(_ value: C.Element) {
    var whole = base.peek()
    guard whole.indices.contains(index) else { return }
    whole[index] = value
    base.write(whole)
  }

  override func subscribe(
    _ node: _Node, property: String, when differs: ((C.Element, C.Element) -> Bool)?
  ) {
    base.subscribe(node, property: property) { [index] former, new in
      guard former.indices.contains(index), new.indices.contains(index) else { return true }
      return differs?(former[index], new[index])
        ?? !Comparison.unchanged(former[index], new[index])
    }
  }

  override func isSame(as other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
