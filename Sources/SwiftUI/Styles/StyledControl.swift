import Trace

/// A control that a style with a body may show in its own way.
protocol StyledControl: View {
  associatedtype Configuration
  /// The views of the control that the style places.
  var styleParts: [any View] { get }
  /// Whether the style would be given the same, the views and bindings left aside.
  func styleSeesSame(as other: Self) -> Bool
  /// What the style may read of the control's bindings; reading makes the node depend on them.
  func boundValue(on node: _Node) -> AnyHashable?
  /// What the style is given: the parts as places, and the control as it is at any later moment.
  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> Configuration
}

extension StyledControl {
  func styleSeesSame(as other: Self) -> Bool { true }
  func boundValue(on node: _Node) -> AnyHashable? { nil }

  /// The node in which a style of the surroundings shows the control; `nil` if there is none, or
  /// one of the system's.
  ///
  /// Where no style is written none ever will be, and the type of one that is written never
  /// changes: environments are written by fixed modifiers.
  nonisolated static func styledNode(_ view: Self, _ site: _Site) -> _ViewNode<Self>? {
    guard let box = site.environment.values[StyleKey<Configuration>.self], !box.isSystem else {
      return nil
    }
    return StyledNode(view, site)
  }
}

/// A style of one kind of control, its type hidden; compared like the style itself.
final class StyleBox<Configuration>: Equatable {
  let style: Any
  /// Styles of the system's leave the control as it is.
  let isSystem: Bool
  /// The style around the one that is written here; a control in the body of a style has that one.
  let outer: StyleBox?
  fileprivate let makeNode: (Configuration, _Site) -> any StyleShowing<Configuration>

  init<Style, Body: View>(
    _ style: Style, inside outer: StyleBox?,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    isSystem = style is any SystemStyle
    self.outer = outer
    makeNode = { StyleNode(style, $0, $1, makeBody) }
  }

  static func == (a: StyleBox, b: StyleBox) -> Bool {
    a === b || Comparison.same(a.style, b.style) && a.outer == b.outer
  }
}

/// A style that comes with the system and changes no more than looks.
protocol SystemStyle {}

struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension EnvironmentValues {
  subscript<Configuration>(style key: TypeKey<Configuration>) -> StyleBox<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Lets `style` show the controls inside whose configuration is of the given type.
  func styled<Style, Configuration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    let key = TypeKey<Configuration>()
    return modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues[style: key], value: style),
        write: { values in
          values[style: key] = StyleBox(style, inside: values[style: key], makeBody: makeBody)
        },
        isVisible: style is any SystemStyle))
  }
}

/// A part of a control in the body of a style: a place, not a copy.
protocol StylePart: PrimitiveView, SelfCompared {
  var provider: any _ContentProvider { get }
}

extension StylePart {
  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    StylePlace(view, site)
  }

  func isSame(as other: Self) -> Bool { provider === other.provider }
}

private final class StylePlace<Part: StylePart>: _ViewNode<Part> {
  private var content: _Node!

  init(_ view: Part, _ site: _Site) {
    super.init(site)
    content = view.provider.makeContent(_Site(below: self))
  }

  // The content is updated by the control.
  override func update(_ view: Part) -> Bool { false }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content?.transition }
}

/// What stands in a style's places for one part of the control.
private protocol PlacedPart: _ContentProvider {
  /// Takes the part's new value for places that are still to be made.
  func take(_ part: any View)
  /// Hands it to the places that were there before. Returns whether anything visible changed.
  func handDown() -> Bool
}

private final class Placed<Part: View>: PlacedPart {
  private var part: Part
  private var places: [_ViewNode<Part>] = []
  private var known: [_ViewNode<Part>] = []

  init(_ part: Part) { self.part = part }

  var view: Any { part }

  func makeContent(_ site: _Site) -> _Node {
    let node = Part.node(for: part, in: site)
    places.append(node)
    return node
  }

  func take(_ part: any View) {
    if let part = part as? Part { self.part = part }
    known = places
  }

  func handDown() -> Bool {
    var changed = false
    for place in known where place.isAlive { changed = place.update(part) || changed }
    known = []
    places.removeAll { !$0.isAlive }
    return changed
  }
}

extension View {
  fileprivate var placed: any PlacedPart { Placed(self) }
}

/// The node of a control that a style shows.
private final class StyledNode<Control: StyledControl>: _ViewNode<Control> {
  private var view: Control
  private let style: EnvironmentStorage<StyleBox<Control.Configuration>?>
  private let parts: [any PlacedPart]
  private var inside: EnvironmentScope!
  private var shown: (any StyleShowing<Control.Configuration>)?
  private var bound: AnyHashable?

  init(_ view: Control, _ site: _Site) {
    let key = TypeKey<Control.Configuration>()
    self.view = view
    style = EnvironmentStorage(
      \EnvironmentValues[style: key], site.environment.values, "\(typeName(Control.self)) style")
    parts = onMain { view.styleParts.map(\.placed) }
    super.init(site)
    environment.subscribe(self, style)
    inside = EnvironmentScope(environment) { $0[style: key] = $0[style: key]?.outer }
    bound = onMain { view.boundValue(on: self) }
    var below = _Site(below: self)
    below.environment = inside
    shown = style.value?.makeNode(configuration, below)
  }

  private var configuration: Control.Configuration {
    onMain { view.configuration(parts) { [unowned self] in view } }
  }

  override func update(_ new: Control) -> Bool {
    let old = view
    view = new
    for (part, value) in zip(parts, onMain { new.styleParts }) { part.take(value) }
    var differs = onMain { !new.styleSeesSame(as: old) }
    differs = boundChanged() || differs
    var changed = follow(differs ? [graph.cause.reason("configuration")] : [])
    for part in parts { changed = part.handDown() || changed }
    return changed
  }

  /// The style or something bound has changed.
  override func refresh() { _ = follow(boundChanged() ? reasons : []) }

  private func boundChanged() -> Bool {
    let now = onMain { view.boundValue(on: self) }
    defer { bound = now }
    return now != bound
  }

  private func follow(_ because: [Event.Reason]) -> Bool {
    reasons = []
    guard let box = style.value, let shown else { return false }
    return shown.take(box.style, configuration, because)
  }

  override func end() { inside.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { shown.map(visit) }
  override var control: Any? { view }
}

/// The node in which the body of a style shows one control.
private protocol StyleShowing<Configuration>: _Node {
  associatedtype Configuration
  /// Takes what the control has now; with reasons, the body runs whether the style is new or not.
  func take(_ style: Any, _ configuration: Configuration, _ because: [Event.Reason]) -> Bool
}

private final class StyleNode<Style, Configuration, Body: View>: _Node, StyleShowing {
  private let makeBody: @MainActor (Style, Configuration) -> Body
  private var configuration: Configuration
  private var scope: BodyScope<Style>!
  private var child: _ViewNode<Body>!

  init(
    _ style: Style, _ configuration: Configuration, _ site: _Site,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    (self.configuration, self.makeBody) = (configuration, makeBody)
    super.init(site)
    scope = BodyScope(style, self, mode: .equatableUnlessTrivial)
    child = Body.node(for: evaluate(), in: _Site(below: self))
  }

  private func evaluate() -> Body {
    scope.evaluate { [self] style in onMain { makeBody(style, configuration) } }
  }

  func take(_ style: Any, _ configuration: Configuration, _ because: [Event.Reason]) -> Bool {
    guard let style = style as? Style else { return false }
    self.configuration = configuration
    reasons += because.filter { !reasons.contains($0) }
    return scope.take(style) && run()
  }

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
}
