/// The values of several publishers of different kinds, by place, and what is made of them.
final class Joint<Downstream: Subscriber> {
  enum Rule {
    /// The latest of each, whenever one comes.
    case latest
    /// The first of each that was not used, as soon as there is one of each.
    case pairs
  }

  private let outlet: Outlet<Downstream>
  private let rule: Rule
  private let make: ([Any]) -> Downstream.Input
  private let lock = Lock()
  private var values: [[Any]] = []
  private var hasEnded: [Bool] = []
  private var starts: [() -> Void] = []
  private var requests: [(Subscribers.Demand) -> Void] = []
  private var cancels: [() -> Void] = []

  init(
    _ downstream: Downstream, _ rule: Rule, _ make: @escaping ([Any]) -> Downstream.Input
  ) {
    outlet = Outlet(downstream, surplus: rule == .latest ? .latestKept : .kept)
    (self.rule, self.make) = (rule, make)
  }

  func add<P: Publisher>(_ publisher: P) where P.Failure == Downstream.Failure {
    let place = values.count
    values.append([])
    hasEnded.append(false)
    let inlet = Inlet<P.Output, P.Failure>(
      value: { [self] in take($0, at: place) }, ended: { [self] in end($0, at: place) })
    starts.append { publisher.subscribe(inlet) }
    requests.append(inlet.link.request)
    cancels.append(inlet.cancel)
  }

  func begin() {
    for start in starts { start() }
    starts = []
    outlet.onRequest = { [self] demand in for request in requests { request(demand) } }
    outlet.onCancel = { [self] in stop() }
    outlet.begin()
    if isOver { finish(.finished) }
  }

  private func take(_ value: Any, at place: Int) -> Subscribers.Demand {
    let ready = lock.during { () -> [Any]? in
      if rule == .latest { values[place] = [value] } else { values[place].append(value) }
      guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
      if rule == .latest { return values.map { $0[0] } }
      return values.indices.map { values[$0].removeFirst() }
    }
    if let ready { outlet.send(make(ready)) }
    if rule == .pairs, lock.during({ isOver }) { finish(.finished) }
    // A value that completes nothing must not use up what was asked for.
    return ready == nil && rule == .latest ? .max(1) : .none
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    if case .failure = completion { return finish(completion) }
    let over = lock.during {
      hasEnded[place] = true
      return isOver
    }
    if over { finish(.finished) }
  }

  /// Whether nothing can come any more.
  private var isOver: Bool {
    switch rule {
    case .latest: hasEnded.allSatisfy(\.self) || zip(hasEnded, values).contains { $0 && $1.isEmpty }
    case .pairs: zip(hasEnded, values).contains { $0 && $1.isEmpty }
    }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    outlet.finish(completion)
  }

  private func stop() {
    let all = lock.during {
      defer { (cancels, requests) = ([], []) }
      return cancels
    }
    for cancel in all { cancel() }
  }
}
