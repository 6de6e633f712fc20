/// A subject with a value: new subscribers get it first, and then each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The value that was sent last; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) { audience.send(value) { current = value } }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { audience.add(upstream: subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    audience.add(subscriber, current: current)
  }
}
