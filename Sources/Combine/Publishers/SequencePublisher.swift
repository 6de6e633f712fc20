extension Publishers {
  /// Delivers the elements of a sequence and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      var rest = sequence.makeIterator()
      var ahead = rest.next()
      var isFeeding = false
      // As many as are asked for, so that an endless sequence can be cut short.
      outlet.onRequest = { [weak outlet] _ in
        guard !isFeeding, let outlet else { return }
        isFeeding = true
        defer { isFeeding = false }
        while let element = ahead, outlet.isWanted {
          ahead = rest.next()
          outlet.send(element)
        }
        if ahead == nil { outlet.finish(.finished) }
      }
      outlet.begin()
      if ahead == nil { outlet.finish(.finished) }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Delivers the elements one after another.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// Delivers the value if there is one.
  public var publisher: Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where Wrapped == S.Input, S.Failure == Never {
      (output.map { [$0] } ?? []).publisher.receive(subscriber: subscriber)
    }
  }
}

extension Result {
  /// Delivers the success and ends, or fails.
  public var publisher: Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
      case .failure(let failure):
        Fail<Success, Failure>(error: failure).receive(subscriber: subscriber)
      }
    }
  }
}
