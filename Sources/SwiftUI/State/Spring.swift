import Foundation

/// How a spring moves.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  /// How long it takes to seem at rest, in seconds.
  public var duration: TimeInterval
  /// How far it swings over: 0 not at all, below that it creeps.
  public var bounce: Double

  public static var smooth: Spring { Spring() }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// By its stiffness and how much of the swing that would just not happen is damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  /// By what physics knows of a spring.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let pace = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(response: 2 * .pi / pace, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }
  /// By the time until it really rests.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let pace = -log(epsilon) / (max(dampingRatio, 0.01) * settlingDuration)
    self.init(response: 2 * .pi / pace, dampingRatio: dampingRatio)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / response) * (2 * .pi / response) }
  public var damping: Double { 4 * .pi * dampingRatio / response }
  /// The time until it is within a thousandth of its end.
  public var settlingDuration: TimeInterval {
    -log(0.001) / (max(dampingRatio, 0.01) * 2 * .pi / response)
  }

  /// Where it is on the way from rest to `target` after so many seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let pace = 2 * .pi / response
    let ratio = dampingRatio
    var (position, speed) = (target, initialVelocity)
    if ratio < 1 {
      let swing = pace * (1 - ratio * ratio).squareRoot()
      let fade = exp(-ratio * pace * time)
      position.scale(by: 1 - fade * (cos(swing * time) + ratio * pace / swing * sin(swing * time)))
      speed.scale(by: fade * sin(swing * time) / swing)
    } else {
      let fade = exp(-pace * time)
      position.scale(by: 1 - fade * (1 + pace * time))
      speed.scale(by: fade * time)
    }
    return position + speed
  }
  /// How fast it is on that way.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    change.scale(by: 1 / step)
    return change
  }
  /// Moves a value and its speed on by so many seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }
}
