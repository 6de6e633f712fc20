import Trace

/// How buttons look. A style has a body of its own, which counts under the style's name.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is to show.
public struct ButtonStyleConfiguration {
  /// The button's label: a place, not a copy.
  public struct Label: PrimitiveView {
    let provider: any _ContentProvider

    public nonisolated static var _isUnary: Bool { true }

    public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
      StyledLabelPlace(view, site)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  /// - Note: differs from SwiftUI: a tap is over at once, so nothing is ever seen pressed.
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: SelfCompared {
  func isSame(as other: Self) -> Bool { provider === other.provider }
}

extension View {
  /// Lets the style show the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ButtonStyleBox(style))
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier("buttonStyle", style._name))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleBox? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A style whose type is hidden, compared like the style itself.
final class ButtonStyleBox: Equatable {
  let style: Any
  let makeNode: (ButtonRole?, any _ContentProvider, _Site) -> any StyledNode

  init<S: ButtonStyle>(_ style: S) {
    self.style = style
    makeNode = { StyleNode<S>(style, $0, $1, $2) }
  }

  static func == (a: ButtonStyleBox, b: ButtonStyleBox) -> Bool {
    Comparison.same(a.style, b.style)
  }
}

/// The node in which a style shows one button.
protocol StyledNode: _Node {
  func take(_ style: Any, role: ButtonRole?) -> Bool
}

private final class StyleNode<Style: ButtonStyle>: _Node, StyledNode {
  private let label: any _ContentProvider
  private var role: ButtonRole?
  private var scope: BodyScope<Style>!
  private var child: _ViewNode<Style.Body>!

  init(_ style: Style, _ role: ButtonRole?, _ label: any _ContentProvider, _ site: _Site) {
    (self.role, self.label) = (role, label)
    super.init(site)
    scope = BodyScope(style, self, mode: .equatableUnlessTrivial)
    child = Style.Body.node(for: evaluate(), in: _Site(below: self))
  }

  private func evaluate() -> Style.Body {
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(provider: label))
    return scope.evaluate { style in onMain { style.makeBody(configuration: configuration) } }
  }

  func take(_ style: Any, role: ButtonRole?) -> Bool {
    guard let style = style as? Style else { return false }
    let sameRole = self.role == role
    self.role = role
    guard scope.take(style) || !sameRole else { return false }
    return run()
  }

  override func refresh() { _ = run() }

  private func run() -> Bool {
    let body = evaluate()
    return scope.handDown { child.update(body) }
  }

  override func end() { scope.end() }
  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
  override var scopeName: String? { scope.info.name }
  override var treeLabel: String? { scope.info.name }
}

private final class StyledLabelPlace: _ViewNode<ButtonStyleConfiguration.Label> {
  private var content: _Node!

  init(_ view: ButtonStyleConfiguration.Label, _ site: _Site) {
    super.init(site)
    content = view.provider.makeContent(_Site(below: self))
  }

  override func update(_ view: ButtonStyleConfiguration.Label) -> Bool { false }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
}
