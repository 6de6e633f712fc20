/// A closure that nobody is meant to call: it reports that it was, and gives the placeholder.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (argument: repeat each Argument) in
    reportCall(of: description())
    return placeholder()
  }
}

/// An asynchronous closure that nobody is meant to call.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  { (argument: repeat each Argument) in
    reportCall(of: description())
    return placeholder()
  }
}

/// A throwing closure that nobody is meant to call: it reports that it was, and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  { (argument: repeat each Argument) in
    reportCall(of: description())
    throw UnimplementedFailure(description: description())
  }
}

/// An asynchronous throwing closure that nobody is meant to call.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (argument: repeat each Argument) in
    reportCall(of: description())
    throw UnimplementedFailure(description: description())
  }
}

/// Thrown by a closure that nobody was meant to call.
public struct UnimplementedFailure: Error {
  /// What was not implemented.
  public let description: String
}

private func reportCall(of description: String) {
  reportIssue("Unimplemented\(description.isEmpty ? "" : ": \(description)")")
}
