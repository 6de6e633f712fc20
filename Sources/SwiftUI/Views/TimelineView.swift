import Foundation
import Trace

/// Content that is made anew at the dates of a schedule.
///
/// The closure is an evaluation scope of its own (semantics-dependencies 9).
/// - Note: differs from SwiftUI: dates come when the lab's clock gets there (`lab.wait`), counted
///   from the moment the run began.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  private let schedule: Schedule
  private let make: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, make) = (schedule, content)
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    TimelineNode(view, site)
  }

  fileprivate func entries(from start: Date) -> Schedule.Entries.Iterator {
    schedule.entries(from: start, mode: .normal).makeIterator()
  }
  fileprivate func content(at date: Date) -> Content {
    make(TimelineViewDefaultContext(date: date, cadence: .live))
  }
  fileprivate func hasSchedule(of other: Self) -> Bool { Comparison.same(schedule, other.schedule) }
}

/// What the content of a timeline knows.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TimelineViewDefaultContext {
  /// How often content is made anew.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date of the schedule that has come.
  public let date: Date
  /// How often content is made anew at most; always live here.
  public let cadence: Cadence

  /// Asks for content before the next date.
  public func invalidateTimelineContent() {}
}

/// How much of a schedule is wanted.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Dates at which content is made anew.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates in order, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Dates from one on, so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, startDate > start else { return Entries(date: start, interval: interval) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// The beginning of every minute.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(
      date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// The dates given.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// These dates, which have to be in order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame of an animation: sixty dates a second, unless less is asked for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (max(minimumInterval ?? 0, 1.0 / 60), paused)
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: start) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, so many seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Frames so many seconds apart at least, or none while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule {
  /// The dates given, which have to be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ClosureNode<
  TimelineView<Schedule, Content>, Content
>
{
  private var dates: Schedule.Entries.Iterator!
  private var current = Date()
  private var next: Date?
  private var timer: Int?

  override var closureName: String { "TimelineView" }

  override func begin() { follow() }

  override func changed(from old: TimelineView<Schedule, Content>) {
    if !view.hasSchedule(of: old) { follow() }
  }

  /// Takes up the view's schedule from now on.
  private func follow() {
    dates = view.entries(from: graph.clock.date)
    current = dates.next() ?? graph.clock.date
    next = dates.next()
    passDates()
    wait()
  }

  private func passDates() {
    // A hair of a second is what binary fractions leave of equal times.
    while let date = next, date.timeIntervalSince(graph.clock.date) < 1e-6 {
      (current, next) = (date, dates.next())
    }
  }

  private func wait() {
    timer.map(graph.clock.stop)
    timer = next.map { next in
      graph.clock.after(seconds: next.timeIntervalSince(graph.clock.date)) { [weak self] in
        guard let self, isAlive else { return }
        passDates()
        wait()
        graph.enqueue(
          invalidationOf: self, Event.Reason("the next date", by: "TimelineView"), property: nil)
      }
    }
  }

  override func content() -> Content { view.content(at: current) }
  override func end() { timer.map(graph.clock.stop) }
}
