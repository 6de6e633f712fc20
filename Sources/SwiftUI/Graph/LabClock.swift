import Combine
import Foundation

/// The time that views live in: it moves when the lab moves it, never by itself.
package final class LabClock: SimulatedClock {
  private let lock = NSLock()
  private var time: Double = 0
  private var sleepers: [Sleeper] = []
  private var order = 0
  /// Tasks of views, and work on other queues, that have begun and not ended.
  private var running = 0

  private struct Sleeper {
    var deadline: Double
    var order: Int
    /// Whether a task waits for it, and not the graph itself.
    var isTask: Bool
    var wake: () -> Void
  }

  /// Seconds since the run began.
  package var now: Double { lock.withLock { time } }

  package func began() { lock.withLock { running += 1 } }
  package func ended() { lock.withLock { running -= 1 } }

  /// Tasks that neither ended nor sleep: they may be working outside of the main thread.
  package var hasBusyTasks: Bool {
    lock.withLock { running > sleepers.count(where: \.isTask) }
  }

  /// The next moment at which something sleeping wakes.
  package var nextDeadline: Double? { lock.withLock { sleepers.map(\.deadline).min() } }

  package func advance(to moment: Double) {
    let due = lock.withLock {
      time = max(time, moment)
      let due = sleepers.filter { $0.deadline <= time }.sorted {
        ($0.deadline, $0.order) < ($1.deadline, $1.order)
      }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due { sleeper.wake() }
  }

  func sleep(seconds: Double, wake: @escaping () -> Void) -> Int {
    add(seconds, isTask: true, wake)
  }

  /// Calls `action` when the clock has moved on by so much.
  package func after(seconds: Double, _ action: @escaping () -> Void) -> Int {
    add(seconds, isTask: false, action)
  }

  /// Forgets an action before its time.
  package func stop(_ timer: Int) {
    lock.withLock { sleepers.removeAll { $0.order == timer } }
  }

  private func add(_ seconds: Double, isTask: Bool, _ wake: @escaping () -> Void) -> Int {
    lock.withLock {
      order += 1
      sleepers.append(
        Sleeper(deadline: time + seconds, order: order, isTask: isTask, wake: wake))
      return order
    }
  }

  /// Wakes a sleeper before its time.
  func cancel(_ sleeper: Int) {
    let woken = lock.withLock {
      sleepers.firstIndex { $0.order == sleeper }.map { sleepers.remove(at: $0) }
    }
    woken?.wake()
  }
}
