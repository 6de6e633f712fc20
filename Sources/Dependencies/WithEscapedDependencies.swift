/// Gives the operation a continuation that carries the dependencies of this place into closures
/// which run elsewhere, such as completion handlers.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Gives the asynchronous operation a continuation that carries the dependencies of this place.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of the place where `withEscapedDependencies` was called.
  public struct Continuation: Sendable {
    let values = DependencyValues._current

    /// Runs the operation with them. It binds task-locals, as `withDependencies` does.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try withDependencies {
        $0 = values
      } operation: {
        try operation()
      }
    }

    /// Runs the asynchronous operation with them.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await withDependencies(isolation: isolation) {
        $0 = values
      } operation: {
        try await operation()
      }
    }
  }
}
