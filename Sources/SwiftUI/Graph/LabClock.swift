import Foundation

/// The time that views live in: it moves when the lab moves it, never by itself.
package final class LabClock {
  /// Seconds since the run began.
  package private(set) var now: Double = 0
  private var sleepers: [Sleeper] = []
  private var order = 0
  /// Tasks of views that have begun and not ended.
  private var running = 0

  private struct Sleeper {
    var deadline: Double
    var order: Int
    /// Whether a task waits for it, and not the graph itself.
    var isTask: Bool
    var wake: () -> Void
  }

  func began() { running += 1 }
  func ended() { running -= 1 }

  /// Tasks that neither ended nor sleep: they may be working outside of the main thread.
  package var hasBusyTasks: Bool { running > sleepers.count(where: \.isTask) }

  /// The next moment at which something sleeping wakes.
  package var nextDeadline: Double? { sleepers.map(\.deadline).min() }

  package func advance(to time: Double) {
    now = max(now, time)
    let due = sleepers.filter { $0.deadline <= now }.sorted {
      ($0.deadline, $0.order) < ($1.deadline, $1.order)
    }
    sleepers.removeAll { $0.deadline <= now }
    for sleeper in due { sleeper.wake() }
  }

  func sleep(seconds: Double, wake: @escaping () -> Void) -> Int {
    add(seconds, isTask: true, wake)
  }

  /// Calls `action` when the clock has moved on by so much.
  func after(seconds: Double, _ action: @escaping () -> Void) -> Int {
    add(seconds, isTask: false, action)
  }

  /// Forgets an action before its time.
  func stop(_ timer: Int) { sleepers.removeAll { $0.order == timer } }

  private func add(_ seconds: Double, isTask: Bool, _ wake: @escaping () -> Void) -> Int {
    order += 1
    sleepers.append(Sleeper(deadline: now + seconds, order: order, isTask: isTask, wake: wake))
    return order
  }

  /// Wakes a sleeper before its time.
  func cancel(_ sleeper: Int) {
    guard let index = sleepers.firstIndex(where: { $0.order == sleeper }) else { return }
    sleepers.remove(at: index).wake()
  }
}
