/// A publisher that code outside can send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of an upstream that sends through this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who are subscribed to one subject.
final class Audience<Output, Failure: Error> {
  private let lock = Lock()
  private var members: [Member<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Adds a subscriber whose first value, if any, is `current`.
  func add<S: Subscriber>(
    _ subscriber: S, current: Output? = nil
  ) where S.Input == Output, S.Failure == Failure {
    let member = TypedMember(subscriber, missing: current, of: self)
    let over = lock.during {
      if completion == nil { members.append(member) }
      return completion
    }
    if let over {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: over)
    } else {
      subscriber.receive(subscription: member)
    }
  }

  /// `store` keeps the value, if the subject does, before anybody sees it.
  func send(_ value: Output, store: () -> Void = {}) {
    let present = lock.during { () -> [Member<Output, Failure>] in
      guard completion == nil else { return [] }
      store()
      return members
    }
    for member in present { member.take(value) }
  }

  func finish(_ ending: Subscribers.Completion<Failure>) {
    let present = lock.during { () -> [Member<Output, Failure>] in
      guard completion == nil else { return [] }
      completion = ending
      defer { members = [] }
      return members
    }
    for member in present { member.end(ending) }
  }

  func add(upstream: any Subscription) {
    lock.during { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }

  func remove(_ member: Member<Output, Failure>) {
    lock.during { members.removeAll { $0 === member } }
  }

  var isEmpty: Bool { lock.during { members.isEmpty } }
}

/// One subscriber of a subject.
class Member<Output, Failure: Error> {
  func take(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
}

private final class TypedMember<S: Subscriber>: Member<S.Input, S.Failure>, Subscription {
  private let lock = Lock()
  private var subscriber: S?
  private weak var audience: Audience<S.Input, S.Failure>?
  private var demand = Subscribers.Demand.none
  /// The value to give as soon as one is asked for; only subjects with a current value have one.
  private var missing: S.Input?
  private let keepsMissing: Bool

  init(_ subscriber: S, missing: S.Input?, of audience: Audience<S.Input, S.Failure>) {
    (self.subscriber, self.missing, self.audience) = (subscriber, missing, audience)
    keepsMissing = missing != nil
  }

  override func take(_ value: S.Input) {
    let taker = lock.during { () -> S? in
      guard demand > .none else {
        if keepsMissing { missing = value }
        return nil
      }
      demand -= 1
      return subscriber
    }
    guard let taker else { return }
    let more = taker.receive(value)
    if more > .none { request(more) }
  }

  override func end(_ completion: Subscribers.Completion<S.Failure>) {
    let taker = lock.during {
      defer { subscriber = nil }
      return subscriber
    }
    taker?.receive(completion: completion)
  }

  func request(_ new: Subscribers.Demand) {
    let value = lock.during { () -> S.Input? in
      demand += new
      guard demand > .none, let value = missing else { return nil }
      missing = nil
      return value
    }
    if let value { take(value) }
  }

  func cancel() {
    lock.during { subscriber = nil }
    audience?.remove(self)
  }
}
