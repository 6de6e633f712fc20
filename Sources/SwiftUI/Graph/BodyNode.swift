import Trace

/// The node of a view that is made of other views: it runs `body` and keeps what came of it.
final class BodyNode<Content: View>: _ViewNode<Content> {
  private var scope: BodyScope<Content>!
  private var child: _ViewNode<Content.Body>!
  /// Modifiers that wait for single views further down, when the body is several views.
  private let wrapper: Wrapper?

  init(_ view: Content, _ site: _Site) {
    wrapper = site.wrapper
    super.init(site)
    scope = BodyScope(view, self, mode: site.mode)
    let body = evaluate()
    var below = _Site(below: self)
    below.wrapper = wrapper
    child = Content.Body.node(for: body, in: below)
  }

  private func evaluate() -> Content.Body {
    scope.evaluate { view in onMain { view.body } }
  }

  override func update(_ view: Content) -> Bool { scope.take(view) && run() }

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

  /// What `_printChanges` says while the body runs.
  var changeLine: String { scope.changeLine }
}

extension View {
  /// Prints why the body that is running runs, in the system's words.
  ///
  /// On systems from iOS 18 a changed property of an `@Observable` model is named by its key path,
  /// on iOS 17 it is `@dependencies` (semantics-dependencies 11).
  /// - Note: differs from SwiftUI: outside of a body it prints the type name and `unchanged.` as
  ///   well, but for every view type alike.
  public static func _printChanges() {
    printChanges(of: Self.self)
  }

  /// As ``_printChanges()``; the system's log is standard output here.
  public static func _logChanges() { _printChanges() }
}

func printChanges(of type: Any.Type) {
  guard let node = ViewGraph.current?.evaluating as? any ChangeReporting else {
    return print("\(typeName(type)): unchanged.")
  }
  print(node.changeLine)
}

protocol ChangeReporting {
  var changeLine: String { get }
}

extension BodyNode: ChangeReporting {}
