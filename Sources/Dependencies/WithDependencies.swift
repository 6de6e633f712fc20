import StockTaskLocal

/// Overrides dependencies while the operation runs, in what it calls and in the tasks it starts.
///
/// It binds a task-local, so before iOS 18 it traps in the body of a task group.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  // Debug builds bind this one first, so it is here that the system complains.
  let values = try DependencyValues.$isSetting.withValue(true) {
    var values = DependencyValues._current
    var reading = DependencyValues.reading
    reading.hasBound = true
    try DependencyValues.$reading.withStockValue(
      reading, operation: { try updateValuesForOperation(&values) }, file: #fileID, line: #line)
    return values
  }
  return try DependencyValues.binding(values) {
    try DependencyValues.$isSetting.withStockValue(
      false, operation: { remembering(try operation()) }, file: #fileID, line: #line)
  }
}

/// Overrides dependencies while the asynchronous operation runs.
///
/// In an app that a Swift 6 compiler has built this one does not trap in the body of a task group.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try await DependencyValues.$isSetting.withStockValue(
    true,
    operation: {
      var values = DependencyValues._current
      try await updateValuesForOperation(&values)
      return values
    }, isolation: isolation, file: #fileID, line: #line)
  return try await DependencyValues.$_current.withStockValue(
    values,
    operation: {
      try await DependencyValues.$isSetting.withStockValue(
        false, operation: { remembering(try await operation()) }, isolation: isolation,
        file: #fileID, line: #line)
    }, isolation: isolation, file: #fileID, line: #line)
}

/// An object that is made in a scope keeps its dependencies for `withDependencies(from:)`.
private func remembering<R>(_ result: R) -> R {
  if R.self is AnyClass { DependencyObjects.shared.remember(result as AnyObject) }
  return result
}
