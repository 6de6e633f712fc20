import Foundation
import Synchronization

/// Work on a thread of its own, begun at once; the parser and the rules recurse, so the stack is
/// deep.
package final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let done = DispatchSemaphore(value: 0)

  package init(_ work: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      let value = work()
      result.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// Waits for the work; ask once.
  package func wait() -> Value {
    done.wait()
    guard let value = result.withLock({ $0 }) else {
      preconditionFailure("the value is set before the signal")
    }
    return value
  }
}
