/// How a view comes and goes.
public struct AnyTransition: Equatable {
  var name: String
  /// Goes before the transaction's animation.
  var animation: Animation?
  /// An identity transition ends the old view before the new one begins (semantics-identity 10.2).
  var isIdentity: Bool { name == "identity" }

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push \(edge)") }
  public static func scale(scale: Double) -> AnyTransition { AnyTransition(name: "scale \(scale)") }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    removal.isIdentity ? .identity : AnyTransition(name: "\(insertion.name), \(removal.name)")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    isIdentity ? other : AnyTransition(name: "\(name) and \(other.name)")
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(name: name, animation: animation)
  }
}

struct TransitionModifier: PrimitiveModifier {
  var transition: AnyTransition

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    TransitionNode(modifier, site, content: content)
  }
}

private final class TransitionNode: SingleContentNode<TransitionModifier> {
  override var transition: AnyTransition? { modifier.transition }
}

extension View {
  /// How the view comes and goes when it is inserted or removed.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
