/// The subscription of an operator whose values do not come one for one: it holds back what the
/// subscriber has not asked for.
///
/// Values that are sent while another one is being delivered, from the subscriber itself or from
/// another thread, are delivered after it.
final class Outlet<Downstream: Subscriber>: Subscription {
  /// What happens to values that nobody has asked for yet.
  enum Surplus { case kept, latestKept, dropped }

  private let lock = Lock()
  private let surplus: Surplus
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var next = 0
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// What goes with the subscription: asked for more, and cancelled.
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream, surplus: Surplus = .kept) {
    (self.downstream, self.surplus) = (downstream, surplus)
  }

  var isOpen: Bool { lock.during { downstream != nil && completion == nil } }
  /// Whether the subscriber waits for a value.
  var isWanted: Bool {
    lock.during { downstream != nil && demand > .none && next == waiting.count }
  }

  /// Hands the subscription over; values may be sent from then on.
  func begin() { downstream?.receive(subscription: self) }

  func send(_ value: Downstream.Input) {
    lock.during {
      guard downstream != nil, completion == nil else { return }
      if surplus != .kept, demand == .none, !isDelivering {
        waiting = []
        next = 0
        if surplus == .dropped { return }
      }
      waiting.append(value)
    }
    deliver()
  }

  /// Ends after what is waiting, or at once if it failed.
  func finish(_ ending: Subscribers.Completion<Downstream.Failure>) {
    lock.during {
      guard downstream != nil, completion == nil else { return }
      completion = ending
      if case .failure = ending { (waiting, next) = ([], 0) }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.during { self.demand += demand }
    onRequest?(demand)
    deliver()
  }

  func cancel() {
    let wasOpen = lock.during {
      defer { (downstream, waiting, next) = (nil, [], 0) }
      return downstream != nil
    }
    if wasOpen { close() }
  }

  private func close() {
    let cancel = onCancel
    (onCancel, onRequest) = (nil, nil)
    cancel?()
  }

  private enum Delivery {
    case value(Downstream, Downstream.Input)
    case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    case nothing
  }

  private func deliver() {
    let isFree = lock.during {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isFree else { return }
    while true {
      switch lock.during(takeNext) {
      case .value(let downstream, let value):
        let more = downstream.receive(value)
        guard more > .none else { continue }
        lock.during { demand += more }
        onRequest?(more)
      case .end(let downstream, let completion):
        (onCancel, onRequest) = (nil, nil)
        return downstream.receive(completion: completion)
      case .nothing: return
      }
    }
  }

  private func takeNext() -> Delivery {
    guard let downstream else {
      isDelivering = false
      return .nothing
    }
    if demand > .none, waiting.count > next {
      let value = waiting[next]
      next += 1
      if next == waiting.count { (waiting, next) = ([], 0) }
      demand -= 1
      return .value(downstream, value)
    }
    isDelivering = false
    if next == waiting.count, let completion {
      self.downstream = nil
      return .end(downstream, completion)
    }
    return .nothing
  }
}
