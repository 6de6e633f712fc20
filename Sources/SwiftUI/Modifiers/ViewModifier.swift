import Trace

/// A change to a view that can be applied to any view.
///
/// A modifier with a body is an evaluation scope like a view: its value is compared, its dynamic
/// properties run only its own body (semantics-dependencies 9).
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self>
}

extension ViewModifier {
  public nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ModifierBodyNode(modifier, site, content: content)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// The view a modifier is applied to, as its body sees it: a place, not a copy.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let provider: any _ContentProvider

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    PlaceholderNode(view, site)
  }
}

extension _ViewModifier_Content: SelfCompared {
  func isSame(as other: Self) -> Bool { provider === other.provider }
}

private final class PlaceholderNode<Modifier: ViewModifier>: _ViewNode<
  _ViewModifier_Content<Modifier>
>
{
  private var content: _Node!

  init(_ view: _ViewModifier_Content<Modifier>, _ site: _Site) {
    super.init(site)
    content = view.provider.makeContent(_Site(below: self))
  }

  // The content is updated by whoever provides it.
  override func update(_ view: _ViewModifier_Content<Modifier>) -> Bool { false }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content?.transition }
}

/// The node of a modifier that has a body.
private final class ModifierBodyNode<Modifier: ViewModifier>: _ModifierNode<Modifier> {
  private let provider: any _ContentProvider
  private var scope: BodyScope<Modifier>!
  private var child: _ViewNode<Modifier.Body>!

  init(_ modifier: Modifier, _ site: _Site, content: any _ContentProvider) {
    provider = content
    super.init(site)
    scope = BodyScope(modifier, self, mode: .equatableUnlessTrivial)
    let body = evaluate()
    child = Modifier.Body.node(for: body, in: _Site(below: self))
  }

  private func evaluate() -> Modifier.Body {
    let content = _ViewModifier_Content<Modifier>(provider: provider)
    return scope.evaluate { modifier in onMain { modifier.body(content: content) } }
  }

  override var runsBody: Bool { true }

  // The body first: what it writes into the environment the content is to see in the same pass.
  override func willUpdateContent(_ modifier: Modifier) -> Bool { scope.take(modifier) && run() }

  override func refresh() { _ = run() }

  private func run() -> Bool {
    let body = evaluate()
    return scope.handDown { child.update(body) }
  }

  override func end() { scope.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
  override var transition: AnyTransition? { child.transition }
  override var scopeName: String? { scope.info.name }
  override var treeLabel: String? { scope.info.name }

  var changeLine: String { scope.changeLine }
}

extension ModifierBodyNode: ChangeReporting {}

extension ViewModifier {
  /// Prints why the modifier body that is running runs, as ``View/_printChanges()`` does.
  public static func _printChanges() { printChanges(of: Self.self) }

  /// As ``_printChanges()``; the system's log is standard output here.
  public static func _logChanges() { _printChanges() }
}
