import StockTaskLocal

// These stand in front of the standard library's own wherever this module is seen. That works only
// as long as their signatures are the same.
extension TaskLocal {
  /// Binds the task-local to a value while the operation runs.
  @discardableResult
  public func withValue<R>(
    _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID,
    line: UInt = #line
  ) rethrows -> R {
    TaskLocalRule.check(file, line)
    return try withStockValue(
      valueDuringOperation, operation: operation, file: file, line: line)
  }

  /// Binds the task-local to a value while the asynchronous operation runs.
  /// - Note: differs from an app that a Swift 6 compiler has built: this one is checked on older
  ///   systems as well, where such an app binds unchecked.
  @discardableResult
  public func withValue<R>(
    _ valueDuringOperation: Value, operation: () async throws -> R,
    isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line
  ) async rethrows -> R {
    TaskLocalRule.check(file, line)
    return try await withStockValue(
      valueDuringOperation, operation: operation, isolation: isolation, file: file, line: line)
  }
}
