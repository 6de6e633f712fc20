import Foundation

/// The time that publishers live in: it moves when the lab moves it, never by itself.
package protocol SimulatedClock: AnyObject {
  /// Seconds since the run began.
  var now: Double { get }
  /// Calls `action` when the clock has moved on by so much.
  func after(seconds: Double, _ action: @escaping () -> Void) -> Int
  /// Forgets an action before its time.
  func stop(_ timer: Int)
  /// Work begins or ends that the lab waits for, on whatever thread.
  func began()
  func ended()
}

/// The clock of the run that is going on. Without one, what waits for time waits for ever.
package enum LabTime {
  nonisolated(unsafe) package static weak var clock: (any SimulatedClock)?

  private static let start = Date()

  static var now: Double { clock?.now ?? 0 }
  /// The lab's time as a date: the run's beginning is a real moment.
  static var date: Date { start + now }

  static func date(at seconds: Double) -> Date { start + seconds }
  static func seconds(at date: Date) -> Double { date.timeIntervalSince(start) }

  /// Calls `action` later, unless the result is cancelled before.
  static func after(_ seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    guard let clock else { return Wakeup {} }
    let timer = clock.after(seconds: Swift.max(seconds, 0), action)
    return Wakeup { [weak clock] in clock?.stop(timer) }
  }

  /// Calls `action` later and then again and again.
  static func every(
    _ interval: Double, from first: Double, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let series = Series(Swift.max(interval, 1e-3), action)
    series.wait(first)
    return series
  }

  /// Runs work on another queue; the lab waits for it as for a view's task.
  static func busy(_ work: @escaping () -> Void) -> () -> Void {
    let clock = clock
    clock?.began()
    return {
      work()
      // What it put on the main queue comes first.
      DispatchQueue.main.unwatched { clock?.ended() }
    }
  }
}

private final class Wakeup: Cancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  func cancel() { stop() }
}

private final class Series: Cancellable {
  private let interval: Double
  private let action: () -> Void
  private var next: (any Cancellable)?
  private var isOver = false

  init(_ interval: Double, _ action: @escaping () -> Void) {
    (self.interval, self.action) = (interval, action)
  }

  func wait(_ seconds: Double) {
    next = LabTime.after(seconds) { [self] in
      guard !isOver else { return }
      wait(interval)
      action()
    }
  }

  func cancel() {
    isOver = true
    next?.cancel()
    next = nil
  }
}
