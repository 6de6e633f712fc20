/// A program made of scenes.
///
/// `@main` is dropped from it: a measured program begins with its scenario, and `lab.mount(app:)`
/// mounts the app's first window.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
  /// Does nothing: there is no system to run in.
  public static func main() {}
}

/// An app as a view: its body is evaluated like a view's, and its first window is mounted.
package struct AppRoot<A: App>: PrimitiveView {
  let app: A

  package init(_ app: A) { self.app = app }

  package nonisolated static var _isUnary: Bool { true }

  package nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    AppNode(view, site)
  }
}

private final class AppNode<A: App>: _ViewNode<AppRoot<A>> {
  private var scope: BodyScope<A>!
  private var child: _ViewNode<AnyView>!

  init(_ view: AppRoot<A>, _ site: _Site) {
    super.init(site)
    scope = BodyScope(view.app, self, mode: site.mode)
    child = AnyView.node(for: evaluate(), in: _Site(below: self))
  }

  private func evaluate() -> AnyView {
    scope.evaluate { app in
      onMain {
        app.body._windows.first { !$0.isAuxiliary }?.content() ?? AnyView(EmptyView())
      }
    }
  }

  override func update(_ view: AppRoot<A>) -> Bool { scope.take(view.app) && run() }
  override func refresh() { _ = run() }

  private func run() -> Bool {
    let content = evaluate()
    return scope.handDown { child.update(content) }
  }

  override func end() { scope.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
  override var scopeName: String? { scope.info.name }
  override var treeLabel: String? { scope.info.name }
}
