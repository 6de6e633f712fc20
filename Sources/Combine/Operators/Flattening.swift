extension Publishers {
  /// What `flatMap` makes.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let flow = Flow<NewPublisher, S>(subscriber, keepsLatestOnly: false)
      flow.follow(upstream.map(transform), asking: maxPublishers)
    }
  }

  /// What `switchToLatest` makes.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let flow = Flow<P, S>(subscriber, keepsLatestOnly: true)
      flow.follow(upstream, asking: .unlimited)
    }
  }
}

/// The values of publishers that come from a publisher.
private final class Flow<Inner: Publisher, Downstream: Subscriber>
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  private typealias InnerInlet = Inlet<Inner.Output, Inner.Failure>

  private let outlet: Outlet<Downstream>
  private let keepsLatestOnly: Bool
  private let lock = Lock()
  private var inner: [(id: Int, inlet: InnerInlet)] = []
  private var lastID = 0
  private var outer: Inlet<Inner, Inner.Failure>?
  private var outerIsOver = false
  /// What was asked for and has not come, for publishers that have yet to come.
  private var open = Subscribers.Demand.none

  init(_ downstream: Downstream, keepsLatestOnly: Bool) {
    outlet = Outlet(downstream)
    self.keepsLatestOnly = keepsLatestOnly
  }

  func follow<P: Publisher>(_ upstream: P, asking demand: Subscribers.Demand)
  where P.Output == Inner, P.Failure == Inner.Failure {
    let outer = Inlet<Inner, Inner.Failure>(
      began: { [self] subscription in
        outlet.onRequest = { [self] in request($0) }
        outlet.onCancel = { [self] in stop() }
        outlet.begin()
        subscription.request(demand)
      },
      value: { [self] in
        add($0)
        return .none
      },
      ended: { [self] in
        if case .failure = $0 { return end($0) }
        lock.during { outerIsOver = true }
        endIfEmpty()
      })
    self.outer = outer
    upstream.subscribe(outer)
  }

  private func add(_ publisher: Inner) {
    guard outlet.isOpen else { return }
    let id = lock.during {
      lastID += 1
      return lastID
    }
    let new = InnerInlet(
      began: { [self] in
        let demand = lock.during { open }
        if demand > .none { $0.request(demand) }
      },
      value: { [self] in
        lock.during { open -= 1 }
        outlet.send($0)
        return .none
      },
      ended: { [self] in
        if case .failure = $0 { return end($0) }
        lock.during { inner.removeAll { $0.id == id } }
        if !keepsLatestOnly { outer?.link.request(.max(1)) }
        endIfEmpty()
      })
    let former = lock.during {
      defer { inner = (keepsLatestOnly ? [] : inner) + [(id, new)] }
      return keepsLatestOnly ? inner : []
    }
    for (_, inlet) in former { inlet.cancel() }
    publisher.subscribe(new)
  }

  private func request(_ demand: Subscribers.Demand) {
    let present = lock.during {
      open += demand
      return inner
    }
    for (_, inlet) in present { inlet.link.request(demand) }
  }

  private func endIfEmpty() {
    if lock.during({ outerIsOver && inner.isEmpty }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    stop()
    outlet.finish(completion)
  }

  private func stop() {
    let all = lock.during {
      defer { inner = [] }
      return inner
    }
    for (_, inlet) in all { inlet.cancel() }
    outer?.cancel()
    outer = nil
  }
}

extension Publisher {
  /// Follows the publishers that the closure makes of the values, all at the same time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Follows publishers that may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Follows publishers that cannot fail either.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Follows publishers that cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    .init(
      upstream: self, maxPublishers: maxPublishers,
      transform: { transform($0).setFailureType(to: Failure.self) })
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Follows the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Follows the publisher that came last, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }

  /// Follows the publisher that came last, which cannot fail either.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    .init(upstream: self)
  }
}
