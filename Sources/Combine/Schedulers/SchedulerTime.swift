import Dispatch
import Foundation

/// A moment on the lab's clock, which is the time of every scheduler here but the immediate one.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// Since the run began.
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// A date, as run loops and operation queues have it.
  public init(_ date: Date) { seconds = LabTime.seconds(at: date) }
  public var date: Date { LabTime.date(at: seconds) }

  /// A dispatch time, counted from the run's beginning.
  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }
  public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(seconds * 1e9)) }

  public func distance(to other: Self) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.seconds) }

  /// A length of time.
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible, Hashable, Sendable
  {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    public init(_ timeInterval: TimeInterval) { seconds = timeInterval }
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): seconds = Double(count)
      case .milliseconds(let count): seconds = Double(count) / 1e3
      case .microseconds(let count): seconds = Double(count) / 1e6
      case .nanoseconds(let count): seconds = Double(count) / 1e9
      default: seconds = .infinity
      }
    }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      seconds = value
    }

    public var timeInterval: TimeInterval { seconds }
    public var magnitude: Double { abs(seconds) }

    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    public static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
    public static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
    public static func * (a: Self, b: Self) -> Self { Self(seconds: a.seconds * b.seconds) }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
  }
}

/// A scheduler on the lab's clock, which has to say only where its work runs.
public protocol _LabScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {
  func _run(_ action: @escaping () -> Void)
}

extension _LabScheduler {
  public var now: _SchedulerTime { _SchedulerTime(seconds: LabTime.now) }
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _run(action)
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = LabTime.after(date.seconds - LabTime.now) { _run(action) }
  }

  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride,
    tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    LabTime.every(interval.seconds, from: date.seconds - LabTime.now) { _run(action) }
  }
}

extension DispatchQueue: _LabScheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  /// How work is put on the queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public func _run(_ action: @escaping () -> Void) {
    let work = Unchecked(value: self === DispatchQueue.main ? action : LabTime.busy(action))
    async { work.value() }
  }
}

extension RunLoop: _LabScheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  /// A run loop has none.
  public struct SchedulerOptions {}

  /// - Note: differs from SwiftUI: every run loop is the main queue, which is what is served.
  public func _run(_ action: @escaping () -> Void) { DispatchQueue.main._run(action) }
}

extension OperationQueue: _LabScheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  /// An operation queue has none.
  public struct SchedulerOptions {}

  public func _run(_ action: @escaping () -> Void) {
    if self === OperationQueue.main { return DispatchQueue.main._run(action) }
    let work = Unchecked(value: LabTime.busy(action))
    addOperation { work.value() }
  }
}
