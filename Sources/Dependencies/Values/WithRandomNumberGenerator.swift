extension DependencyValues {
  /// Lends a random number generator.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

/// Lends its generator to a closure, one closure at a time.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: LockIsolated<any RandomNumberGenerator & Sendable>

  /// Lends this generator.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    self.generator = LockIsolated(generator)
  }

  /// Runs the closure with the generator.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    generator.withValue { work(&$0) }
  }
}
