import Foundation

/// How a view comes and goes.
public struct AnyTransition: Equatable {
  var name: String
  /// Goes before the transaction's animation.
  var animation: Animation?
  /// An identity transition ends the old view before the new one begins (semantics-identity 10.2).
  var isIdentity: Bool { name == "identity" }

  init(name: String, animation: Animation? = nil) {
    (self.name, self.animation) = (name, animation)
  }

  /// Hides a transition's type.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T: Transition>(_ transition: T) {
    if let described = transition as? any DescribedTransition {
      self = described.described
    } else {
      name = String(reflecting: transition)
    }
  }

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push \(edge)") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(scale) \(anchor)")
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(name: "offset \(offset)")
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// With a modifier in one form while the view is away and in another one while it is there.
  /// - Note: differs from SwiftUI: the modifiers are not applied.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier \(E.self)")
  }

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

/// Where a view that comes or goes is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum TransitionPhase: Hashable, Sendable {
  /// It will come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// From -1 before it comes over 0 to 1 when it has gone.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What a transition does besides how it looks.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TransitionProperties: Sendable {
  /// Whether it moves, so that people who want less movement get another one.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as a modifier of the view in each phase.
///
/// - Note: differs from SwiftUI: the modified view is not shown, so `body` does not run; a
///   transition has the animation's time and nothing else.
@MainActor @preconcurrency
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// This transition and another one at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    NamedTransition(described: AnyTransition(self).combined(with: AnyTransition(other)))
  }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    NamedTransition(described: AnyTransition(self).animation(animation))
  }
}

/// A transition that says what it is.
private protocol DescribedTransition: Transition {
  nonisolated var described: AnyTransition { get }
}

extension DescribedTransition {
  public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    content
  }
}

private struct NamedTransition: DescribedTransition {
  nonisolated(unsafe) let described: AnyTransition
}

/// No transition at all.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct IdentityTransition: DescribedTransition {
  public nonisolated init() {}
  nonisolated var described: AnyTransition { .identity }
}
/// Fades.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct OpacityTransition: DescribedTransition {
  public nonisolated init() {}
  nonisolated var described: AnyTransition { .opacity }
}
/// Comes from the leading edge and goes to the trailing one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SlideTransition: DescribedTransition {
  public nonisolated init() {}
  nonisolated var described: AnyTransition { .slide }
}
/// Grows and shrinks.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScaleTransition: DescribedTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  nonisolated var described: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}
/// Comes from an edge and goes back to it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveTransition: DescribedTransition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  nonisolated var described: AnyTransition { .move(edge: edge) }
}
/// Comes from an edge and goes on to the opposite one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PushTransition: DescribedTransition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  nonisolated var described: AnyTransition { .push(from: edge) }
}
/// Comes from beside and goes back there.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct OffsetTransition: DescribedTransition {
  public var offset: CGSize
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  nonisolated var described: AnyTransition { .offset(offset) }
}
/// Blurs the view away and another one in.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BlurReplaceTransition: DescribedTransition {
  /// What happens besides the blur.
  public struct Configuration: Hashable, Sendable {
    private let name: String
    /// The one that goes shrinks, the one that comes grows.
    public static let downUp = Configuration(name: "downUp")
    /// Both grow.
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  nonisolated var described: AnyTransition { AnyTransition(name: "blurReplace") }
}
/// One transition for coming and another one for going.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  DescribedTransition
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  nonisolated var described: AnyTransition {
    onMain {
      .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == IdentityTransition {
  /// No transition at all.
  public static var identity: IdentityTransition { IdentityTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == ScaleTransition {
  /// Grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a part of its size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == PushTransition {
  /// Comes from an edge and goes on to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OffsetTransition {
  /// Comes from beside and goes back there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from beside and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// Blurs the view away and another one in.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// Blurs the view away and another one in.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
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
  /// How the view comes and goes when it is inserted or removed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
