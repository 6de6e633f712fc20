/// One of two views, from `if`/`else` or `switch`.
///
/// The branches have different identities even if they are of one type: a flip ends the state of
/// one and begins the state of the other (semantics-identity 3.1).
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("body() should not be called on _ConditionalContent.") }

  public nonisolated static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ConditionalNode(view, site)
  }
}

private final class ConditionalNode<A: View, B: View>: _ViewNode<_ConditionalContent<A, B>> {
  private var branch: Branch<Bool>!
  private let wrapper: Wrapper?

  init(_ view: _ConditionalContent<A, B>, _ site: _Site) {
    wrapper = site.wrapper
    super.init(site)
    branch = Branch(view.isTrue) { make(view) }
  }

  private func make(_ view: _ConditionalContent<A, B>) -> _Node {
    var below = _Site(below: self)
    below.wrapper = wrapper
    return switch view.storage {
    case .trueContent(let content): A.node(for: content, in: below)
    case .falseContent(let content): B.node(for: content, in: below)
    }
  }

  override func update(_ view: _ConditionalContent<A, B>) -> Bool {
    if branch.key != view.isTrue { wrapper?.lazyRows?.changed() }
    return branch.update(
      to: view.isTrue, of: self, why: { _ in "the condition chose the other branch" },
      make: { make(view) }
    ) { node in
      switch view.storage {
      case .trueContent(let content): (node as? _ViewNode<A>)?.update(content) ?? false
      case .falseContent(let content): (node as? _ViewNode<B>)?.update(content) ?? false
      }
    }
  }

  override func end() { branch.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { branch?.content.map(visit) }
  override var transition: AnyTransition? { branch?.content?.transition }
  override var treeLabel: String? { branch.key ? "if" : "else" }
}

extension _ConditionalContent {
  fileprivate var isTrue: Bool {
    if case .trueContent = storage { true } else { false }
  }
}
