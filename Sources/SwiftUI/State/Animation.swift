/// How a change of a value would move on screen; here only its duration matters.
public struct Animation: Hashable, Sendable {
  var name: String
  var duration: Double

  init(_ name: String, duration: Double = 0.35) { (self.name, self.duration) = (name, duration) }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring", duration: 0.5)
  public static let bouncy = Animation("bouncy", duration: 0.5)
  public static let smooth = Animation("smooth", duration: 0.5)
  public static let snappy = Animation("snappy", duration: 0.5)

  public static func linear(duration: Double) -> Animation {
    Animation("linear", duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn", duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut", duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", duration: duration)
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration: response)
  }
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration: duration)
  }

  /// A spring quick enough to follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", duration: response)
  }
  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration: duration)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration: duration)
  }
  /// A quick spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration: duration)
  }

  public func delay(_ delay: Double) -> Animation {
    Animation(name, duration: duration + delay)
  }
  public func speed(_ speed: Double) -> Animation { Animation(name, duration: duration / speed) }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(name, duration: duration * Double(count))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(name + " for ever", duration: duration)
  }

  /// A spring by its stiffness and damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring",
      duration: Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration)
  }
  /// A spring that adds to what is under way.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", duration: duration)
  }
  /// A spring that adds to what is under way.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", duration: spring.duration)
  }
  /// A spring that adds to what is under way.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring quick enough to follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring quick enough to follow a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", duration: duration)
  }
  /// A movement like that of a spring.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation("spring", duration: spring.duration)
  }
  /// A movement along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve \(p1x) \(p1y) \(p2x) \(p2y)", duration: duration)
  }
  /// A movement along a curve.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation("timingCurve \(curve)", duration: duration)
  }
  /// The animation, its completion told under another criterion.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(name, duration: duration)
  }
}
