/// A view with an explicit identity.
public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  var content: Content
  var id: ID

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    IDNode(view, site)
  }
}

extension View {
  /// Binds the view's identity to `id`: when it changes, the view and its state start anew.
  ///
  /// Modifiers outside `.id` keep their identity, those inside start anew with the view
  /// (semantics-identity 7.4).
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>>, Identified
{
  private var branch: Branch<ID>!
  private let wrapper: Wrapper?

  init(_ view: IDView<Content, ID>, _ site: _Site) {
    wrapper = site.wrapper
    super.init(site)
    branch = Branch(view.id) { make(view) }
  }

  private func make(_ view: IDView<Content, ID>) -> _Node {
    var below = _Site(below: self)
    below.wrapper = wrapper
    return Content.node(for: view.content, in: below)
  }

  override func update(_ view: IDView<Content, ID>) -> Bool {
    if branch.key != view.id { wrapper?.lazyRows?.changed() }
    return branch.update(
      to: view.id, of: self, keepsOld: keepsOld, why: { ".id changed from \($0) to \(view.id)" },
      make: { make(view) }
    ) { node in
      (node as? _ViewNode<Content>)?.update(view.content) ?? false
    }
  }

  private var keepsOld: Bool {
    guard let rows = wrapper?.lazyRows, LazyProfile.current.keepsReplaced else { return false }
    return rows.kind != .form
  }

  func isIdentified(by id: AnyHashable) -> Bool { branch.map { AnyHashable($0.key) } == id }

  override func end() { branch.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { branch?.content.map(visit) }
  override var transition: AnyTransition? { branch?.content?.transition }
  override var treeLabel: String? { ".id(\(branch.key))" }
}
