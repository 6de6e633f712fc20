import Foundation

extension Animation {
  /// A curve between two points: where it begins to go and where it stops going.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve \(p1x) \(p1y) \(p2x) \(p2y)", duration: duration)
  }
  /// A spring with a mass, as physics has it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring \(mass) \(stiffness) \(damping)", duration: 0.5)
  }
  /// A spring that adds its movement to that of others.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", duration: duration)
  }
  /// A spring that adds its movement to that of others.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring quick enough to follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring quick enough to follow a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", duration: duration)
  }
}
