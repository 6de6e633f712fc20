import Foundation

/// A clock whose sleepers do not sleep: its time moves on to where they want to wake.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class ImmediateClock: Clock, @unchecked Sendable {
  private let lock = NSLock()
  private var time = DurationInstant(sinceStart: .zero)

  public init() {}

  public var now: DurationInstant { lock.withLock { time } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: DurationInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
    await Task.yield()
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Clock where Self == ImmediateClock {
  public static var immediate: ImmediateClock { ImmediateClock() }
}
