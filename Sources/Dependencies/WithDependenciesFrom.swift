/// Runs an operation with the dependencies of an object, as far as those of the place override none:
/// a child that is made in it inherits them.
///
/// The object has them if it has a `@Dependency` property or was made in `withDependencies`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  guard let values = DependencyObjects.shared.values(from: model) else {
    return try operation()
  }
  return try withDependencies {
    $0 = values.merging(._current)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs an operation with the dependencies of an object.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, operation: () throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(from: model, { _ in }, operation: operation)
}

/// Runs an asynchronous operation with the dependencies of an object.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation, from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  guard let values = DependencyObjects.shared.values(from: model) else {
    return try await operation()
  }
  return try await withDependencies(isolation: isolation) {
    $0 = values.merging(._current)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}

/// Runs an asynchronous operation with the dependencies of an object.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation, from model: Model,
  operation: () async throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    isolation: isolation, from: model, { _ in }, operation: operation)
}
