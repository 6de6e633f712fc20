/// A removed part of the tree whose removal is being animated: it is not on screen to tests and
/// taps any more, but its identity lives until the animation ends.
final class Departure {
  private var node: _Node?
  private let clock: LabClock
  private var timer = 0

  /// `nil` if the node shows no transition or the running transaction is not animated.
  init?(of node: _Node) {
    guard let transition = node.transition, !transition.isIdentity,
      let animation = Transaction.currentAnimation.map({ transition.animation ?? $0 }),
      animation.duration > 0
    else { return nil }
    self.node = node
    clock = node.graph.clock
    timer = clock.after(seconds: animation.duration) { [weak self] in self?.finish() }
  }

  var isUnderWay: Bool { node?.isAlive == true }

  /// Takes the node back.
  func cancel() -> _Node? {
    clock.stop(timer)
    defer { node = nil }
    return node
  }

  func finish() { cancel()?.destroy() }
}
