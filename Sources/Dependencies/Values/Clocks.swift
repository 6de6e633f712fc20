import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension DependencyValues {
  /// Moves on with time, also while the device sleeps. Here its time is the lab's.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// Stands still while the device sleeps. Here its time is the lab's.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = LabTimeClock()
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = LabTimeClock()
}

/// A clock that moves when the lab moves its own.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct LabTimeClock: Clock {
  var now: DurationInstant {
    DurationInstant(sinceStart: .seconds(ViewGraph.current?.clock.now ?? 0))
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: DurationInstant, tolerance: Duration?) async throws {
    try await Task.sleep(for: now.duration(to: deadline))
  }
}

/// A moment of a clock that began at zero.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct DurationInstant: InstantProtocol {
  var sinceStart: Duration

  public func advanced(by duration: Duration) -> Self {
    Self(sinceStart: sinceStart + duration)
  }

  public func duration(to other: Self) -> Duration { other.sinceStart - sinceStart }

  public static func < (a: Self, b: Self) -> Bool { a.sinceStart < b.sinceStart }
}
