import Foundation

/// A value behind a lock.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var content: Value

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    content = try value()
  }

  /// A copy of it.
  public var value: Value { lock.withLock { content } }

  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { content[keyPath: keyPath] }
  }

  /// Runs the operation with it while nobody else can.
  public func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { try operation(&content) }
  }

  /// Replaces it.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { content = try newValue() }
  }
}
