import Observation
import Trace

/// A modifier that changes environment values for the views inside it.
struct EnvironmentWriter: PrimitiveModifier {
  /// Two writers with equal marks write the same; `nil` never equals anything.
  var mark: EnvironmentMark
  var write: (inout EnvironmentValues) -> Void
  /// Whether what is inside shows the change without reading it by name: fonts, colours, …
  var isVisible: Bool
  private var function: String

  /// - Parameter function: the modifier that makes this one.
  init(
    mark: EnvironmentMark, write: @escaping (inout EnvironmentValues) -> Void,
    isVisible: Bool = false, by function: String = #function
  ) {
    (self.mark, self.write, self.isVisible) = (mark, write, isVisible)
    self.function = function
  }

  var name: String { function.functionName }

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    EnvironmentWriterNode(modifier, site, content: content)
  }
}

/// The written key and value, for telling whether a write changes anything.
struct EnvironmentMark {
  var key: AnyKeyPath?
  var value: Any

  func isSame(as other: EnvironmentMark) -> Bool {
    key == other.key && Comparison.same(value, other.value)
  }
}

extension EnvironmentWriter: SelfCompared {
  func isSame(as other: Self) -> Bool { mark.isSame(as: other.mark) }
}

private final class EnvironmentWriterNode: SingleContentNode<EnvironmentWriter> {
  private var scope: EnvironmentScope!

  override var modifierName: String? { modifier.name }

  override func willMakeContent() {
    scope = EnvironmentScope(environment) { [unowned self] values in modifier.write(&values) }
  }

  override var contentSite: _Site {
    var below = _Site(below: self)
    below.environment = scope
    return below
  }

  override func willUpdateContent(_ new: EnvironmentWriter) -> Bool {
    let same = modifier.isSame(as: new)
    take(new)
    // An equal value is dropped here, at the writer (semantics-dependencies 8.7).
    guard !same else { return false }
    scope.rewrite(by: graph.cause)
    if new.isVisible { content.touch() }
    return new.isVisible
  }

  override func end() { scope.end() }
}

/// Several views with another environment. It is one for all of them, and the view they are the body
/// of has it as well: such a modifier changes what its content is made in, not each view of it.
final class EnvironmentGroupNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var writer: EnvironmentWriter
  private var scope: EnvironmentScope!
  private var content: _ViewNode<Content>!

  /// `nil` for modifiers of other kinds.
  init?(_ view: ModifiedContent<Content, Modifier>, _ site: _Site) {
    guard let writer = view.modifier as? EnvironmentWriter else { return nil }
    self.writer = writer
    super.init(site)
    scope = EnvironmentScope(environment) { [unowned self] values in self.writer.write(&values) }
    var below = site.passing(through: self)
    below.environment = scope
    content = Content.node(for: view.content, in: below)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) -> Bool {
    guard let new = view.modifier as? EnvironmentWriter else { return false }
    let same = writer.isSame(as: new)
    writer = new
    if !same {
      scope.rewrite(by: graph.cause)
      if new.isVisible { content.touch() }
    }
    return content.update(view.content) || !same && new.isVisible
  }

  override func end() { scope.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// Sets an environment value for this view and everything in it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: keyPath, value: value)) {
        $0[keyPath: keyPath] = value
      })
  }

  /// Puts an `@Observable` model into the environment, by its type.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: nil, value: object as Any)) {
        $0[T.self] = object
      })
  }

  /// Changes an environment value in place.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: keyPath, value: transform)) {
        transform(&$0[keyPath: keyPath])
      })
  }
}
