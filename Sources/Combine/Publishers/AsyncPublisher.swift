/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox: Inbox<P.Output, Never>

    init(_ publisher: P) {
      inbox = Inbox()
      publisher.subscribe(inbox)
    }

    public mutating func next() async -> P.Output? {
      switch await inbox.next() {
      case .success(let value)?: value.value
      case nil: nil
      }
    }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox: Inbox<P.Output, P.Failure>

    init(_ publisher: P) {
      inbox = Inbox()
      publisher.subscribe(inbox)
    }

    public mutating func next() async throws -> P.Output? {
      try await inbox.next()?.get().value
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`; each loop subscribes anew.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`; each loop subscribes anew.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Takes a value whenever a task waits for one; ends when that task is cancelled or the loop left.
private final class Inbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Item = Result<Unchecked<Input>, Failure>?

  private let lock = Lock()
  private let link = Link()
  private var waiting: [CheckedContinuation<Item, Never>] = []
  private var owed = 0
  private var ready: [Item] = []
  private var isOver = false

  deinit { link.close()?.cancel() }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    let asked = lock.during {
      defer { owed = 0 }
      return owed
    }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    give(.success(Unchecked(value: input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = link.close()
    if case .failure(let failure) = completion { give(.failure(failure)) }
    end()
  }

  private func give(_ item: Item) {
    let taker = lock.during { () -> CheckedContinuation<Item, Never>? in
      if waiting.isEmpty {
        ready.append(item)
        return nil
      }
      return waiting.removeFirst()
    }
    taker?.resume(returning: item)
  }

  private func end() {
    let left = lock.during {
      isOver = true
      defer { waiting = [] }
      return waiting
    }
    for continuation in left { continuation.resume(returning: nil) }
  }

  private func cancel() {
    link.close()?.cancel()
    end()
  }

  func next() async -> Item {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isHere, item) = lock.during { () -> (Bool, Item) in
          if !ready.isEmpty { return (true, ready.removeFirst()) }
          if isOver { return (true, nil) }
          waiting.append(continuation)
          if !link.isOpen { owed += 1 }
          return (false, nil)
        }
        if isHere { continuation.resume(returning: item) } else { link.request(.max(1)) }
      }
    } onCancel: {
      cancel()
    }
  }
}
