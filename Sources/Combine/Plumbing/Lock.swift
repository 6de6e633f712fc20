import Foundation

/// Keeps threads out of one another's way: values may be sent from anywhere.
final class Lock: @unchecked Sendable {
  private let lock = NSLock()

  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
