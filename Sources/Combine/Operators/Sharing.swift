extension Publishers {
  /// One subscription to the upstream for all subscribers, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects with the first subscriber and lets go with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.during {
        subscribers += 1
        return subscribers == 1
      }
      let guest = Guest(subscriber, left: left)
      upstream.subscribe(guest)
      guard isFirst else { return }
      let new = upstream.connect()
      let isWanted = lock.during {
        if subscribers > 0 { connection = new }
        return subscribers > 0
      }
      if !isWanted { new.cancel() }
    }

    private func left() {
      let last = lock.during { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }

  /// One subscription to the upstream for all subscribers, for as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      inner.receive(subscriber: subscriber)
    }
  }

  /// A publisher that cannot fail, as one that waits to be connected.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

/// A subscriber that says when it has left, by itself or at the end.
private final class Guest<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let link = Link()
  private let downstream: Downstream
  private let left: () -> Void

  init(_ downstream: Downstream, left: @escaping () -> Void) {
    (self.downstream, self.left) = (downstream, left)
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isOpen ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    left()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { link.request(demand) }

  func cancel() {
    guard let subscription = link.close() else { return }
    subscription.cancel()
    left()
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and lets go with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
  /// One subscription to this publisher for all subscribers.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  /// Sends everything through a subject once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    .init(upstream: self) { subject }
  }

  /// Sends everything through a subject, made when it is needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    .init(upstream: self, createSubject: createSubject)
  }
}

extension Publisher where Failure == Never {
  /// The same publisher, which waits to be connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
