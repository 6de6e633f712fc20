import Foundation

/// `Task.sleep` on the lab's clock. These stand in front of the standard library's own, which
/// would wait for real time.
extension Task where Success == Never, Failure == Never {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await labSleep(Double(seconds) + Double(attoseconds) / 1e18)
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await labSleep(Double(duration) / 1e9)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Task where Success == Never, Failure == Never {
  public static func sleep<C: Clock>(until deadline: C.Instant, clock: C) async throws
  where C.Duration == Duration {
    guard clock.isSystems else { return try await clock.sleep(until: deadline, tolerance: nil) }
    try await labSleep(clock.now.duration(to: deadline).inMilliseconds)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Clock where Duration == Swift.Duration {
  /// Sleeps on the lab's clock, if this is one of the system's.
  public func sleep(for duration: Duration) async throws {
    guard isSystems else {
      return try await sleep(until: now.advanced(by: duration), tolerance: nil)
    }
    try await Task.sleep(for: duration)
  }
}

extension Clock {
  /// Whether its time is that of the system, in whose place the lab's comes.
  fileprivate var isSystems: Bool { self is ContinuousClock || self is SuspendingClock }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ContinuousClock {
  /// Sleeps on the lab's clock.
  public func sleep(until deadline: Instant) async throws {
    try await Task.sleep(until: deadline, clock: self)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension SuspendingClock {
  /// Sleeps on the lab's clock.
  public func sleep(until deadline: Instant) async throws {
    try await Task.sleep(until: deadline, clock: self)
  }
}

extension Duration {
  /// In seconds, to the nearest millisecond: some time has passed since the caller said “now”.
  fileprivate var inMilliseconds: Double { (self / .milliseconds(1)).rounded() / 1e3 }
}

@MainActor
private func labSleep(_ seconds: Double) async throws {
  guard let clock = LabClock.ofTask ?? ViewGraph.current?.clock else { return }
  let sleeper = SleeperToken()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      if Task<Never, Never>.isCancelled { return continuation.resume() }
      sleeper.id = clock.sleep(seconds: seconds) { continuation.resume() }
    }
  } onCancel: {
    DispatchQueue.main.async { sleeper.id.map(clock.cancel) }
  }
  try Task<Never, Never>.checkCancellation()
}

private final class SleeperToken: @unchecked Sendable {
  var id: Int?
}

extension LabClock: @unchecked Sendable {
  /// The clock of the graph whose view started the task that runs: several graphs may be alive.
  @TaskLocal static var ofTask: LabClock?
}
