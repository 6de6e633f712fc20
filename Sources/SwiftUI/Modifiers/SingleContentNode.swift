/// The node of a modifier of ours that goes around its content and leaves it where it is.
///
/// Subclasses say what happens when the modifier begins, changes and ends; what the content shows
/// and how it comes and goes passes through.
class SingleContentNode<Modifier: ViewModifier>: _ModifierNode<Modifier> {
  /// The latest value; callbacks read it when they run.
  private(set) var modifier: Modifier
  private(set) var content: _Node!

  init(_ modifier: Modifier, _ site: _Site, content: any _ContentProvider) {
    self.modifier = modifier
    super.init(site)
    willMakeContent()
    self.content = content.makeContent(contentSite)
    begin()
  }

  /// Where the content is made; with another environment, for instance.
  var contentSite: _Site { _Site(below: self) }

  /// Called before the content exists, and once it does: inner modifiers begin first.
  func willMakeContent() {}
  func begin() {}

  /// Called after a new value was taken. Returns whether anything visible changed.
  func changed(from old: Modifier) -> Bool { false }

  override final func update(_ new: Modifier, contentChanged: Bool) -> Bool {
    let old = modifier
    modifier = new
    return changed(from: old)
  }

  /// Takes a value early, for modifiers that the content has to see when it is updated.
  final func take(_ new: Modifier) { modifier = new }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}
