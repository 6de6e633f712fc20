import Trace

/// A value with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("body() should not be called on ModifiedContent.") }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    if Content._isUnary, site.lazyRows == nil { return ModifiedNode(view, site) }
    return EnvironmentGroupNode(view, site) ?? DistributingNode(view, site)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ViewModifier {
  /// This modifier and another one around it, as one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A single view with a modifier around it.
final class ModifiedNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>, _ContentProvider
{
  private var content: Content
  private var modifierNode: _ModifierNode<Modifier>!
  private var places: [_ViewNode<Content>] = []
  private let mode: Comparison.Mode

  init(_ view: ModifiedContent<Content, Modifier>, _ site: _Site) {
    content = view.content
    mode = site.mode
    super.init(site)
    modifierNode = Modifier._makeNode(view.modifier, _Site(below: self), content: self)
  }

  var view: Any { content }

  func makeContent(_ site: _Site) -> _Node {
    let node = Content.node(for: content, in: site)
    places.append(node)
    return node
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) -> Bool {
    content = view.content
    // Where the modifier's body ends a place, its old content is not looked at any more; where it
    // makes one, that has the new content already.
    let known = places
    let outside = modifierNode.willUpdateContent(view.modifier)
    var inside = false
    for place in known where place.isAlive { inside = place.update(view.content) || inside }
    places.removeAll { !$0.isAlive }
    return modifierNode.update(view.modifier, contentChanged: inside) || outside || inside
  }

  override func forEachChild(_ visit: (_Node) -> Void) { modifierNode.map(visit) }
  override var transition: AnyTransition? { modifierNode.transition }
}

/// Makes the content that a modifier goes around, wherever the modifier puts it.
public protocol _ContentProvider: AnyObject {
  /// The content as a value, to ask it for its traits.
  var view: Any { get }
  func makeContent(_ site: _Site) -> _Node
}

/// The node of one modifier around one view.
public class _ModifierNode<Modifier: ViewModifier>: _Node {
  /// Whether the modifier is made of a body, and not one of ours.
  var runsBody: Bool { false }

  /// Takes the parts of a new value that the content has to see when it is updated.
  func willUpdateContent(_ modifier: Modifier) -> Bool { false }

  /// Takes a new value, after the content was updated. Returns whether anything visible changed.
  func update(_ modifier: Modifier, contentChanged: Bool) -> Bool { false }
}
