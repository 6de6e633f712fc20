/// Something that delivers values over time, as many as its subscribers ask for.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  /// The error it may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; called through ``subscribe(_:)-4u8kn``.
  func receive<S: Subscriber>(subscriber: S)
  where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which is given a subscription and then what it asks of that.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let inlet = Inlet<Output, Failure>(
      began: { subject.send(subscription: $0) },
      value: {
        subject.send($0)
        return .none
      }, ended: { subject.send(completion: $0) })
    subscribe(inlet)
    return AnyCancellable(inlet)
  }
}

/// A publisher that starts to deliver when it is connected, not when it is subscribed to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts; cancelling the result stops.
  func connect() -> Cancellable
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
