/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? TypedPublisherBox(publisher)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String { "AnyPublisher" }
}

private class PublisherBox<Output, Failure: Error>: Publisher {
  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    preconditionFailure("every box knows its publisher")
  }
}

private final class TypedPublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func receive<S: Subscriber>(subscriber: S)
  where P.Output == S.Input, P.Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// The same publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
