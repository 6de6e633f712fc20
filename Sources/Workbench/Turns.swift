import Foundation

/// Lets one of several threads that want the same thing make it, while the others wait for it and
/// then find it made.
final class Turns: @unchecked Sendable {
  // The condition guards the set.
  private let condition = NSCondition()
  private var taken: Set<String> = []

  /// Runs `work` when no other thread works under this name.
  func take<Value, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    condition.lock()
    while taken.contains(name) { condition.wait() }
    taken.insert(name)
    condition.unlock()
    defer {
      condition.lock()
      taken.remove(name)
      condition.broadcast()
      condition.unlock()
    }
    return try work()
  }
}
