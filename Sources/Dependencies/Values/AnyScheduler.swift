import Combine
import Foundation

/// Any scheduler with the time of another one.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// A scheduler whose type says only what its time is.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let soon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let later:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let repeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Does what the scheduler does.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    time = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    soon = { scheduler.schedule(options: $0, $1) }
    later = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    repeatedly = {
      scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4)
    }
  }

  /// Does everything at once, at a time that stands still.
  fileprivate init(immediateAt now: SchedulerTimeType) {
    time = { now }
    tolerance = { .seconds(0) }
    soon = { _, action in action() }
    later = { _, _, _, action in action() }
    repeatedly = { _, _, _, _, action in
      action()
      return AnyCancellable {}
    }
  }

  public var now: SchedulerTimeType { time() }
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    soon(options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    later(date, tolerance, options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(date, interval, tolerance, options, action)
  }
}

extension Scheduler {
  /// The same without its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}

extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
  /// Waits for nothing.
  public static var immediate: Self { Self(immediateAt: DispatchQueue.main.now) }
}

extension AnyScheduler where Self == AnySchedulerOf<RunLoop> {
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
  /// Waits for nothing.
  public static var immediate: Self { Self(immediateAt: RunLoop.main.now) }
}
