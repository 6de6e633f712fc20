/// What an operator makes of one value.
enum Outcome<Output, Failure: Error> {
  case emit(Output)
  /// Nothing: another value is asked for instead.
  case skip
  /// The last value.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The subscription of an operator that makes at most one value of each: demand passes through.
final class Stage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure

  private let link = Link()
  private let downstream: Downstream
  private let value: (Input) -> Outcome<Downstream.Input, Downstream.Failure>
  private let completion:
    (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    value: @escaping (Input) -> Outcome<Downstream.Input, Downstream.Failure>,
    completion:
      @escaping (Subscribers.Completion<UpstreamFailure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >
  ) {
    (self.downstream, self.value, self.completion) = (downstream, value, completion)
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    switch value(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      let subscription = link.close()
      _ = downstream.receive(output)
      subscription?.cancel()
      downstream.receive(completion: .finished)
    case .end(let completion):
      link.close()?.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    if link.close() != nil { downstream.receive(completion: self.completion(completion)) }
  }

  func request(_ demand: Subscribers.Demand) { link.request(demand) }
  func cancel() { link.close()?.cancel() }
}

extension Stage where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream,
    value: @escaping (Input) -> Outcome<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, value: value, completion: { $0 })
  }
}

extension Stage where Downstream.Failure == any Error {
  /// For a closure that may throw, which ends it.
  convenience init(
    _ downstream: Downstream,
    trying value: @escaping (Input) throws -> Outcome<Downstream.Input, any Error>
  ) {
    self.init(
      downstream,
      value: { input in
        do { return try value(input) } catch { return .end(.failure(error)) }
      }, completion: \.erased)
  }
}
