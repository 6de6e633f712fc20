import Combine

/// A subscriber that writes down what it is told and asks for as much as a test says.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var lines: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand

  init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    (self.first, self.more) = (first, more)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: lines.append("finished")
    case .failure(let failure): lines.append("failed \(failure)")
    }
  }

  /// The lines since the last look.
  var new: [String] {
    defer { lines = [] }
    return lines
  }
}

extension Publisher {
  /// What the publisher delivers at once to who asks for everything.
  var recorded: [String] {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder)
    return recorder.lines
  }

  func record(
    first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first: first, more: more)
    subscribe(recorder)
    return recorder
  }
}

struct Oops: Error, Equatable {}
