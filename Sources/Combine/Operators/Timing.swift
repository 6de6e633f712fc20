extension Publishers {
  /// What `debounce` makes.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let (scheduler, options, dueTime) = (scheduler, options, dueTime)
      let lock = Lock()
      // Only the last value's time counts.
      var turn = 0
      func next() -> Int {
        lock.during {
          turn += 1
          return turn
        }
      }
      let inlet = Inlet<Output, Failure>(
        began: {
          outlet.begin()
          $0.request(.unlimited)
        },
        value: { value in
          let mine = next()
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if lock.during({ turn == mine }) { outlet.send(value) }
          }
          return .none
        },
        ended: { ending in
          _ = next()
          scheduler.schedule(options: options) { outlet.finish(ending) }
        })
      outlet.onCancel = {
        _ = next()
        inlet.cancel()
      }
      upstream.subscribe(inlet)
    }
  }

  /// What `throttle` makes.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      let lock = Lock()
      var waiting: Output?
      var ending: Subscribers.Completion<Failure>?
      var lastSent: Context.SchedulerTimeType?
      func send() {
        let (value, completion) = lock.during {
          lastSent = scheduler.now
          defer { waiting = nil }
          return (waiting, ending)
        }
        if let value { outlet.send(value) }
        if let completion { outlet.finish(completion) }
      }
      let inlet = Inlet<Output, Failure>(
        began: {
          outlet.begin()
          $0.request(.unlimited)
        },
        value: { value in
          let isFirst = lock.during {
            defer { if latest || waiting == nil { waiting = value } }
            return waiting == nil
          }
          guard isFirst else { return .none }
          let due = lastSent?.advanced(by: interval)
          if let due, due > scheduler.now {
            scheduler.schedule(after: due, send)
          } else {
            scheduler.schedule(send)
          }
          return .none
        },
        ended: { completion in
          let isIdle = lock.during {
            ending = completion
            return waiting == nil
          }
          if isIdle { scheduler.schedule { outlet.finish(completion) } }
        })
      outlet.onCancel = inlet.cancel
      upstream.subscribe(inlet)
    }
  }

  /// What `delay` makes.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (scheduler, options, interval, tolerance) = (scheduler, options, interval, tolerance)
      upstream.hop(subscriber) { work in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, work)
      }
    }
  }

  /// What `receive` makes.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.hop(subscriber) { scheduler.schedule(options: options, $0) }
    }
  }

  /// What `subscribe` makes.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let inlet = Inlet<Output, Failure>(
        began: { [unowned outlet] _ in outlet.begin() },
        value: {
          outlet.send($0)
          return .none
        }, ended: { outlet.finish($0) })
      outlet.onRequest = { demand in
        scheduler.schedule(options: options) { inlet.link.request(demand) }
      }
      outlet.onCancel = { scheduler.schedule(options: options, inlet.cancel) }
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }

  /// What `timeout` makes.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let (scheduler, options, interval) = (scheduler, options, interval)
      let customError = customError
      let lock = Lock()
      var turn = 0
      var stop = {}
      func wait() {
        let mine = lock.during {
          turn += 1
          return turn
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard lock.during({ turn == mine }) else { return }
          stop()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inlet = Inlet<Output, Failure>(
        began: { [unowned outlet] _ in
          outlet.begin()
          wait()
        },
        value: {
          wait()
          outlet.send($0)
          return .none
        },
        ended: {
          lock.during { turn += 1 }
          outlet.finish($0)
        })
      stop = { [weak inlet] in inlet?.cancel() }
      outlet.onRequest = inlet.link.request
      outlet.onCancel = inlet.cancel
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Delivers each value and the end later, as `schedule` says.
  fileprivate func hop<S: Subscriber>(
    _ subscriber: S, _ schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let inlet = Inlet<Output, Failure>(
      began: { [unowned outlet] _ in outlet.begin() },
      value: { value in
        schedule { outlet.send(value) }
        return .none
      },
      ended: { ending in schedule { outlet.finish(ending) } })
    outlet.onRequest = inlet.link.request
    outlet.onCancel = inlet.cancel
    subscribe(inlet)
  }

  /// Delivers a value once no other has come for so long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Delivers at most one value per interval: the latest that came in it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Delivers everything so much later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Delivers on a scheduler: on the main queue not before what runs there now has ended.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Ends, or fails with `customError`, when nothing has come for so long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
