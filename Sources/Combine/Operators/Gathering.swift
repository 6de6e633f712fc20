extension Publisher {
  /// Takes all values and delivers what has become of them at the end.
  func gather<S: Subscriber>(
    for subscriber: S, take: @escaping (Output) -> Bool, result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    let outlet = Outlet(subscriber)
    func finish() {
      if let result = result() { outlet.send(result) }
      outlet.finish(.finished)
    }
    var stop = {}
    let inlet = Inlet<Output, Failure>(
      began: { [unowned outlet] subscription in
        outlet.begin()
        subscription.request(.unlimited)
      },
      value: {
        if !take($0) {
          stop()
          finish()
        }
        return .none
      },
      ended: {
        if case .finished = $0 { finish() } else { outlet.finish($0) }
      })
    stop = { [weak inlet] in inlet?.cancel() }
    outlet.onCancel = inlet.cancel
    subscribe(inlet)
  }
}

extension Publishers {
  /// What `collect` makes.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var values: Output = []
      upstream.gather(
        for: subscriber,
        take: {
          values.append($0)
          return true
        }, result: { values })
    }
  }

  /// What `collect` makes.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      var values: Output = []
      let count = count
      let inlet = Inlet<Upstream.Output, Failure>(
        began: { [unowned outlet] _ in outlet.begin() },
        value: {
          values.append($0)
          if values.count == count {
            defer { values = [] }
            outlet.send(values)
          }
          return .none
        },
        ended: {
          if case .finished = $0, !values.isEmpty { outlet.send(values) }
          outlet.finish($0)
        })
      outlet.onRequest = { inlet.link.request($0 * count) }
      outlet.onCancel = inlet.cancel
      upstream.subscribe(inlet)
    }
  }

  /// What `reduce` makes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial) = (upstream, initial)
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var result = initial
      let next = nextPartialResult
      upstream.gather(
        for: subscriber,
        take: {
          result = next(result, $0)
          return true
        }, result: { result })
    }
  }

  /// What `last` makes.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.gather(
        for: subscriber,
        take: {
          last = $0
          return true
        }, result: { last })
    }
  }

  /// What `replaceEmpty` makes.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      var isEmpty = true
      let output = output
      let inlet = Inlet<Output, Failure>(
        began: { [unowned outlet] _ in outlet.begin() },
        value: {
          isEmpty = false
          outlet.send($0)
          return .none
        },
        ended: {
          if case .finished = $0, isEmpty { outlet.send(output) }
          outlet.finish($0)
        })
      outlet.onRequest = inlet.link.request
      outlet.onCancel = inlet.cancel
      upstream.subscribe(inlet)
    }
  }

  /// What `allSatisfy` makes.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, Failure == S.Failure {
      var all = true
      let predicate = predicate
      upstream.gather(
        for: subscriber,
        take: {
          all = predicate($0)
          return all
        }, result: { all })
    }
  }

  /// What `contains` makes.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, Failure == S.Failure {
      var found = false
      let predicate = predicate
      upstream.gather(
        for: subscriber,
        take: {
          found = predicate($0)
          return !found
        }, result: { found })
    }
  }
}

extension Publisher {
  /// Delivers all values as one array at the end.
  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

  /// Delivers the values in arrays of `count`; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }

  /// Folds the values and delivers the result at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers the number of values at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Delivers the last value at the end.
  public func last() -> Publishers.Last<Self> { .init(upstream: self) }

  /// Delivers the last value that is as asked, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }

  /// Delivers `output` at the end if there was no value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }

  /// Ends without having delivered anything.
  public func ignoreOutput() -> Publishers.CompactMap<Self, Never> {
    compactMap { _ in nil }
  }

  /// Delivers whether all values are as asked, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Delivers whether a value is as asked, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers whether a value equals `output`, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the smallest value at the end.
  public func min() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> {
    collect().compactMap { $0.min() }
  }

  /// Delivers the greatest value at the end.
  public func max() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> {
    collect().compactMap { $0.max() }
  }
}
