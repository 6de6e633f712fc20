@_spi(Reflection) import Swift

/// The views of one builder block, in fixed places.
public struct TupleView<T>: PrimitiveView {
  public nonisolated(unsafe) var value: T

  public nonisolated init(_ value: T) { self.value = value }

  public nonisolated static var _isUnary: Bool { false }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    TupleNode(view, site)
  }
}

/// A tuple's slots never change: what stands in one keeps its identity whatever its siblings do
/// (semantics-identity 3.6).
private final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private let layout = TupleLayout.layout(of: T.self)
  private var children: [_Node] = []

  init(_ view: TupleView<T>, _ site: _Site) {
    super.init(site)
    let below = site.passing(through: self)
    children.reserveCapacity(layout.elements.count)
    withUnsafePointer(to: view.value) { tuple in
      for element in layout.elements {
        children.append(element.make(UnsafeRawPointer(tuple) + element.offset, below))
      }
    }
  }

  override func update(_ view: TupleView<T>) -> Bool {
    withUnsafePointer(to: view.value) { tuple in
      var changed = false
      for (child, element) in zip(children, layout.elements) {
        changed = child.update(from: UnsafeRawPointer(tuple) + element.offset) || changed
      }
      return changed
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { children.forEach(visit) }
}

/// Where the elements of a tuple type lie and how to make nodes for them, found once per type.
final class TupleLayout {
  struct Element {
    var offset: Int
    var make: (UnsafeRawPointer, _Site) -> _Node
    /// What its type says about rows it stands for.
    var shape: RowShape
  }

  private(set) var elements: [Element] = []

  nonisolated(unsafe) private static var layouts: [ObjectIdentifier: TupleLayout] = [:]

  static func layout(of type: Any.Type) -> TupleLayout {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    let layout = TupleLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let view = type as? any View.Type {
        elements.append(Element(offset: offset, make: Self.maker(view), shape: Self.shape(view)))
      }
      return true
    }
  }

  private static func shape<V: View>(_ type: V.Type) -> RowShape { .of(V.self) }

  private static func maker<V: View>(_ type: V.Type) -> (UnsafeRawPointer, _Site) -> _Node {
    { V.node(for: $0.assumingMemoryBound(to: V.self).pointee, in: $1) }
  }
}
