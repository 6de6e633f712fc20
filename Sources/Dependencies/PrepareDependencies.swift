/// Sets dependencies for the whole program, before anything reads them: in an app's `init`.
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  return try DependencyValues.$preparation.withValue(Preparation()) { try updateValues(&values) }
}

/// One call of `prepareDependencies`.
final class Preparation: Sendable {}
