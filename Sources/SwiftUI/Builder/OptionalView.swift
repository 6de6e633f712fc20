/// `if` without `else`: a place that is sometimes empty.
///
/// Another value of the optional is the same view; `nil` ends it (semantics-identity 3.3).
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("body() should not be called on Optional.") }

  public nonisolated static var _isUnary: Bool { false }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    OptionalNode(view, site)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var branch: Branch<Bool>!
  private let wrapper: Wrapper?

  init(_ view: Wrapped?, _ site: _Site) {
    wrapper = site.wrapper
    super.init(site)
    branch = Branch(view != nil) { make(view) }
  }

  private func make(_ view: Wrapped?) -> _Node? {
    var below = _Site(below: self)
    below.wrapper = wrapper
    return view.map { Wrapped.node(for: $0, in: below) }
  }

  override func update(_ view: Wrapped?) -> Bool {
    if branch.key != (view != nil) { wrapper?.lazyRows?.changed() }
    return branch.update(
      to: view != nil, of: self, keepsOld: keepsOld,
      why: { $0 ? "its condition failed" : "its condition held" },
      make: { make(view) }
    ) { node in
      guard let view, let node = node as? _ViewNode<Wrapped> else { return false }
      return node.update(view)
    }
  }

  private var keepsOld: Bool {
    wrapper?.lazyRows?.kind == .form && LazyProfile.current.formKeepsRemoved
  }

  override func end() { branch.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { branch?.content.map(visit) }
  override var transition: AnyTransition? { branch?.content?.transition }
  override var treeLabel: String? { branch.key ? "if" : nil }
}
