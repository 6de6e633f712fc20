extension Publishers {
  /// What `handleEvents` makes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
      (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Onlooker(subscriber, self))
    }
  }

  /// What `print` makes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      var stream = stream
      func say(_ line: String) {
        if stream != nil { stream?.write("\(start)\(line)\n") } else { Swift.print(start + line) }
      }
      upstream.handleEvents(
        receiveSubscription: { say("receive subscription: (\($0))") },
        receiveOutput: { say("receive value: (\($0))") },
        receiveCompletion: {
          if case .failure(let failure) = $0 {
            say("receive error: (\(failure))")
          } else {
            say("receive finished")
          }
        },
        receiveCancel: { say("receive cancel") },
        receiveRequest: { say("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      ).receive(subscriber: subscriber)
    }
  }
}

/// A subscriber and subscription that tells of everything before it passes it on.
private final class Onlooker<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let link = Link()
  private let downstream: Downstream
  private let events: Publishers.HandleEvents<Upstream>

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    (self.downstream, self.events) = (downstream, events)
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() != nil else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    link.request(demand)
  }

  func cancel() {
    guard let subscription = link.close() else { return }
    events.receiveCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  /// Calls the closures with what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: stream)
  }
}
