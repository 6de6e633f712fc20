extension TaskLocal {
  /// What `withValue` of the standard library does. Said here because this module alone does not
  /// see the one of `TaskLocals`, which stands in front of it.
  package func withStockValue<R>(
    _ value: Value, operation: () throws -> R, file: String, line: UInt
  ) rethrows -> R {
    try withValue(value, operation: operation, file: file, line: line)
  }

  /// What the asynchronous `withValue` of the standard library does.
  package func withStockValue<R>(
    _ value: Value, operation: () async throws -> R, isolation: isolated (any Actor)?,
    file: String, line: UInt
  ) async rethrows -> R {
    try await withValue(
      value, operation: operation, isolation: isolation, file: file, line: line)
  }
}
