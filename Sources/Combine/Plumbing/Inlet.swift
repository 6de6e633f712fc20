/// A subscriber made of closures: one upstream of an operator.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  let link = Link()
  private let began: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let ended: (Subscribers.Completion<Failure>) -> Void

  init(
    began: @escaping (any Subscription) -> Void = { _ in },
    value: @escaping (Input) -> Subscribers.Demand,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.began, self.value, self.ended) = (began, value, ended)
  }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { began(subscription) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { link.isOpen ? value(input) : .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() != nil { ended(completion) }
  }

  func cancel() { link.close()?.cancel() }
}
