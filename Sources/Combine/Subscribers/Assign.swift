extension Subscribers {
  /// A subscriber that writes each value into a property and keeps the object until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = Link()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      if link.open(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      if link.isOpen { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = link.close()
      object = nil
    }

    public func cancel() {
      link.close()?.cancel()
      object = nil
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of `object`, which is kept until the end.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value into a `@Published` property for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    let link = Link()
    subject.writers.append(AnyCancellable { link.close()?.cancel() })
    subscribe(
      Inlet<Output, Never>(
        began: { if link.open($0) { $0.request(.unlimited) } },
        value: { [weak subject] in
          subject?.write($0)
          return .none
        }, ended: { _ in _ = link.close() }))
  }
}
