/// Delivers one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}
