/// A subscriber's end of its subscription: opened once, closed once.
final class Link {
  private enum State {
    case waiting
    case open(any Subscription)
    case closed
  }

  private let lock = Lock()
  private var state = State.waiting

  var isOpen: Bool {
    lock.during { if case .open = state { true } else { false } }
  }

  /// Takes the one subscription; another one, or one after the end, is cancelled.
  func open(_ subscription: any Subscription) -> Bool {
    let taken = lock.during {
      guard case .waiting = state else { return false }
      state = .open(subscription)
      return true
    }
    if !taken { subscription.cancel() }
    return taken
  }

  /// Ends it. Returns the subscription if it was open.
  func close() -> (any Subscription)? {
    lock.during {
      defer { state = .closed }
      if case .open(let subscription) = state { return subscription }
      return nil
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = lock.during { () -> (any Subscription)? in
      if case .open(let subscription) = state { return subscription }
      return nil
    }
    subscription?.request(demand)
  }
}
