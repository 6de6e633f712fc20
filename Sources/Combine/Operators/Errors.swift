extension Publishers {
  /// What `mapError` makes.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber, value: { .emit($0) }, completion: { $0.mapError(transform) }))
    }
  }

  /// What `replaceError` makes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == Never {
      let output = output
      upstream.rescue(subscriber) { _ in Just(output) }
    }
  }

  /// What `catch` makes.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.rescue(subscriber, handler)
    }
  }

  /// What `tryCatch` makes.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      let handler = handler
      upstream.rescue(subscriber) { failure -> AnyPublisher<Output, any Error> in
        do {
          return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }
    }
  }

  /// What `retry` makes.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// `nil` for as often as it takes.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let relay = Successive<Output, S>(subscriber)
      var left = retries
      func attempt() {
        relay.follow(upstream) { ending in
          if case .failure = ending, left != 0 {
            left = left.map { $0 - 1 }
            attempt()
          } else {
            relay.outlet.finish(ending)
          }
        }
      }
      relay.outlet.begin()
      attempt()
    }
  }
}

extension Publisher {
  /// Delivers what comes, and after a failure what `next` makes of it.
  fileprivate func rescue<S: Subscriber, Next: Publisher>(
    _ subscriber: S, _ next: @escaping (Failure) -> Next
  ) where S.Input == Output, Next.Output == Output, Next.Failure == S.Failure {
    let relay = Successive<Output, S>(subscriber)
    relay.outlet.begin()
    relay.follow(self) { ending in
      switch ending {
      case .finished: relay.outlet.finish(.finished)
      case .failure(let failure): relay.follow(next(failure)) { relay.outlet.finish($0) }
      }
    }
  }
}

/// One subscriber of several publishers, one after another.
final class Successive<Output, Downstream: Subscriber> where Downstream.Input == Output {
  let outlet: Outlet<Downstream>
  private let lock = Lock()
  /// What was asked for and has not come.
  private var open = Subscribers.Demand.none
  private var ask: (Subscribers.Demand) -> Void = { _ in }
  private var stop: () -> Void = {}

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
    outlet.onRequest = { [unowned self] demand in
      let ask = lock.during {
        open += demand
        return self.ask
      }
      ask(demand)
    }
    outlet.onCancel = { self.stop() }
  }

  func follow<P: Publisher>(
    _ publisher: P, then ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard outlet.isOpen else { return }
    let inlet = Inlet<Output, P.Failure>(
      began: { [self] subscription in
        let demand = lock.during { open }
        if demand > .none { subscription.request(demand) }
      },
      value: { [self] value in
        lock.during { open -= 1 }
        outlet.send(value)
        return .none
      }, ended: ended)
    lock.during {
      ask = inlet.link.request
      stop = inlet.cancel
    }
    publisher.subscribe(inlet)
  }
}

extension Publisher {
  /// Turns the error into another one.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform: transform)
  }

  /// Delivers `output` in place of a failure, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    .init(upstream: self, handler: handler)
  }

  /// As ``catch(_:)``; an error of the closure ends it.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    .init(upstream: self, handler: handler)
  }

  /// Subscribes anew after a failure, at most so often.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Stops the program at a failure, of which there is none.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Self {
    self
  }
}
