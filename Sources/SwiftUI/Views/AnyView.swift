/// A view whose type is hidden.
///
/// The wrapper never compares equal; the hidden view is compared when its type is the same as
/// before, and replaced, state and all, when it is not (semantics-identity 6).
public struct AnyView: PrimitiveView {
  nonisolated(unsafe) let box: AnyViewBox

  public nonisolated init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    AnyViewNode(view, site)
  }
}

class AnyViewBox {
  var type: ContentType { preconditionFailure("every box knows its type") }
  func make(_ site: _Site) -> _Node { preconditionFailure("every box makes its node") }
  func update(_ node: _Node) -> Bool { preconditionFailure("every box updates its node") }
}

/// What is told apart below an `AnyView`.
struct ContentType: Equatable {
  let type: Any.Type

  var name: String { typeName(type) }

  static func == (a: ContentType, b: ContentType) -> Bool { a.type == b.type }
}

private final class TypedViewBox<V: View>: AnyViewBox, AnyViewContent {
  let view: V

  init(_ view: V) { self.view = view }

  var content: Any { view }
  override var type: ContentType { ContentType(type: V.self) }
  override func make(_ site: _Site) -> _Node { V.node(for: view, in: site) }
  override func update(_ node: _Node) -> Bool {
    (node as? _ViewNode<V>)?.update(view) ?? false
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var branch: Branch<ContentType>!
  /// Set in a lazy container, where the views inside are rows.
  private let wrapper: Wrapper?

  init(_ view: AnyView, _ site: _Site) {
    wrapper = site.lazyRows == nil ? nil : site.wrapper
    super.init(site)
    branch = Branch(view.box.type) { make(view) }
  }

  private func make(_ view: AnyView) -> _Node {
    var below = _Site(below: self)
    below.wrapper = wrapper
    return view.box.make(below)
  }

  override func update(_ view: AnyView) -> Bool {
    branch.update(
      to: view.box.type, of: self, endsOldFirst: true,
      why: { "the type inside AnyView changed from \($0.name) to \(view.box.type.name)" },
      make: { make(view) }, update: view.box.update)
  }

  override func end() { branch.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { branch?.content.map(visit) }
  override var transition: AnyTransition? { branch?.content?.transition }
  override var treeLabel: String? { "AnyView" }
}
