import Foundation
import Trace

/// Content that goes through phases, each animated.
///
/// The closure is an evaluation scope of its own. Without a trigger it goes through its phases for
/// ever, with one it goes through them once per change and rests in the first one.
/// - Note: differs from SwiftUI: a phase lasts as long as its animation on the lab's clock
///   (`lab.wait`), and takes its looks at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  fileprivate let phases: [Phase]
  fileprivate let trigger: AnyEquatable?
  fileprivate let make: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?

  /// Goes through its phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (make, self.animation) = (content, animation)
  }

  /// Goes through its phases once whenever `trigger` has changed.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyEquatable(trigger))
    (make, self.animation) = (content, animation)
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    PhaseNode(view, site)
  }
}

/// A value that is only compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.equals(b.value) }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ClosureNode<
  PhaseAnimator<Phase, Content>, Content
>
{
  private var index = 0
  private var timer: Int?

  override var closureName: String { "PhaseAnimator" }
  override func content() -> Content { view.make(view.phases[index]) }

  override func begin() {
    precondition(!view.phases.isEmpty, "a PhaseAnimator needs a phase")
    if view.trigger == nil { wait(0) }
  }

  override func changed(from old: PhaseAnimator<Phase, Content>) {
    if index >= view.phases.count { index = 0 }
    if view.trigger != old.trigger, timer == nil { wait(0) }
  }

  private func wait(_ seconds: Double) {
    guard view.phases.count > 1 else { return }
    timer = graph.clock.after(seconds: seconds) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    timer = nil
    guard isAlive else { return }
    index = (index + 1) % view.phases.count
    graph.enqueue(
      invalidationOf: self, Event.Reason("the next phase", by: "PhaseAnimator"), property: nil)
    if view.trigger != nil, index == 0 { return }
    // A phase without animation is over at once; time has to pass for all that.
    wait(max(onMain { view.animation(view.phases[index]) }?.duration ?? 0, 1.0 / 60))
  }

  override func end() { timer.map(graph.clock.stop) }
}

extension View {
  /// Goes through phases for ever, each a change of this view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(shows: self), $0) }, animation: animation)
  }

  /// Goes through phases once whenever `trigger` has changed, each a change of this view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(shows: self), $0) },
      animation: animation)
  }
}
