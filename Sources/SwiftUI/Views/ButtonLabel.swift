import Trace

/// A button's label, shown by the button style around it if there is one.
struct ButtonLabel<Label: View>: PrimitiveView {
  nonisolated(unsafe) let label: Label
  let role: ButtonRole?

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    // Where no style is written, none ever will be: environments are written by fixed modifiers.
    if site.environment.values.buttonStyle == nil {
      ForwardingNode(view, site) { $0.label }
    } else {
      StyledButtonNode(view, site)
    }
  }
}

private final class StyledButtonNode<Label: View>: _ViewNode<ButtonLabel<Label>>,
  _ContentProvider
{
  private var button: ButtonLabel<Label>
  private let style: EnvironmentStorage<ButtonStyleBox?>
  private var styleType: Any.Type?
  private var styled: (any StyledNode)?
  private var places: [_ViewNode<Label>] = []

  init(_ view: ButtonLabel<Label>, _ site: _Site) {
    button = view
    style = EnvironmentStorage(\.buttonStyle, site.environment.values, "buttonStyle")
    super.init(site)
    environment.subscribe(self, style)
    _ = follow()
  }

  var view: Any { button.label }

  func makeContent(_ site: _Site) -> _Node {
    let node = Label.node(for: button.label, in: site)
    places.append(node)
    return node
  }

  override func update(_ new: ButtonLabel<Label>) -> Bool {
    button = new
    places.removeAll { !$0.isAlive }
    let known = places
    let restyled = follow()
    var changed = false
    for place in known where place.isAlive { changed = place.update(new.label) || changed }
    return restyled || changed
  }

  override func refresh() { _ = follow() }

  private func follow() -> Bool {
    reasons = []
    guard let box = style.value else { return false }
    if let styled, let styleType, styleType == type(of: box.style) {
      return styled.take(box.style, role: button.role)
    }
    let old = styled
    styleType = type(of: box.style)
    styled = box.makeNode(button.role, self, _Site(below: self))
    old?.destroy()
    return true
  }

  override func forEachChild(_ visit: (_Node) -> Void) { styled.map(visit) }
}
