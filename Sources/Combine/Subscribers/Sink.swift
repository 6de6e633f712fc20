extension Subscribers {
  /// A subscriber that takes all values and hands them to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private let link = Link()

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      if link.open(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      if link.isOpen { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      if link.close() != nil { receiveCompletion(completion) }
    }

    public func cancel() { link.close()?.cancel() }
  }
}

extension Publisher {
  /// Calls the closures with what is delivered, for as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls the closure with each value, for as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
