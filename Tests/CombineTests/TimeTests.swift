import Combine
import Foundation
import Testing

/// A scheduler whose time moves when a test moves it.
private final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var nanoseconds: UInt64 = 0
  private var waiting: [(due: UInt64, order: Int, action: () -> Void)] = []
  private var order = 0

  var now: SchedulerTimeType {
    SchedulerTimeType(DispatchTime(uptimeNanoseconds: nanoseconds))
  }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isIdle: Bool { waiting.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(nanoseconds, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    let milliseconds = (date.date.timeIntervalSince(now.date) * 1e3).rounded()
    add(nanoseconds + UInt64(max(milliseconds, 0)) * 1_000_000, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    preconditionFailure("no operator repeats")
  }

  private func add(_ due: UInt64, _ action: @escaping () -> Void) {
    order += 1
    waiting.append((due, order, action))
  }

  func advance(milliseconds: UInt64) {
    let end = nanoseconds + milliseconds * 1_000_000
    while let next = waiting.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }), next.due <= end {
      waiting.removeAll { $0.order == next.order }
      nanoseconds = next.due
      next.action()
    }
    nanoseconds = end
  }
}

@Test func `debounce delivers the last of a burst`() {
  let (subject, time) = (PassthroughSubject<Int, Never>(), TestScheduler())
  let recorder = subject.debounce(for: .milliseconds(300), scheduler: time).record()
  subject.send(1)
  time.advance(milliseconds: 200)
  subject.send(2)
  time.advance(milliseconds: 299)
  #expect(recorder.new == [])
  time.advance(milliseconds: 1)
  #expect(recorder.new == ["2"])
  subject.send(3)
  subject.send(completion: .finished)
  time.advance(milliseconds: 1_000)
  #expect(recorder.new == ["finished"])
}

@Test func `throttle delivers the first at once and then one per interval`() {
  let (subject, time) = (PassthroughSubject<Int, Never>(), TestScheduler())
  let latest = subject.throttle(for: 1, scheduler: time, latest: true).record()
  let first = subject.throttle(for: 1, scheduler: time, latest: false).record()
  subject.send(1)
  time.advance(milliseconds: 100)
  for value in 2...4 { subject.send(value) }
  time.advance(milliseconds: 500)
  #expect(latest.new == ["1"])
  #expect(first.new == ["1"])
  time.advance(milliseconds: 500)
  subject.send(completion: .finished)
  time.advance(milliseconds: 0)
  #expect(latest.new == ["4", "finished"])
  #expect(first.new == ["2", "finished"])
}

@Test func `delay and timeout follow the scheduler's time`() {
  let (subject, time) = (PassthroughSubject<Int, Never>(), TestScheduler())
  let delayed = subject.delay(for: .seconds(2), scheduler: time).record()
  let limited = subject.timeout(3, scheduler: time).record()
  subject.send(1)
  time.advance(milliseconds: 1_999)
  #expect(delayed.new == [])
  time.advance(milliseconds: 1)
  #expect(delayed.new == ["1"])
  #expect(limited.new == ["1"])
  time.advance(milliseconds: 1_000)
  #expect(limited.new == ["finished"])
}

@Test func `values change to a scheduler, the immediate one at once`() {
  let (subject, time) = (PassthroughSubject<Int, Never>(), TestScheduler())
  let later = subject.receive(on: time).record()
  let now = subject.delay(for: 5, scheduler: ImmediateScheduler.shared).record()
  let subscribed = Just(7).subscribe(on: time).record()
  subject.send(1)
  #expect(later.new == [])
  #expect(now.new == ["1"])
  #expect(subscribed.new == [])
  time.advance(milliseconds: 0)
  #expect(later.new == ["1"])
  #expect(subscribed.new == ["7", "finished"])
  #expect(time.isIdle)
}
