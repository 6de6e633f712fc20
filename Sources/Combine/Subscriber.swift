/// Receives what a publisher delivers: one subscription, then values, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Values arrive once they are requested from `subscription`.
  func receive(subscription: any Subscription)
  /// Takes a value and says how many more than requested so far it would take.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Lets so many more values come.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions that are ready made.
public enum Subscriptions {
  /// A subscription that ignores requests, for publishers that are over already.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The namespace of subscribers and of what they say.
public enum Subscribers {}

/// Tells one subscription or subscriber from all others.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt

  public init() {
    number = Counter.next()
  }

  public init(_ object: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  }

  public var description: String { "0x" + String(number, radix: 16) }

  private enum Counter {
    private static let lock = Lock()
    nonisolated(unsafe) private static var last: UInt = 0

    static func next() -> UInt {
      lock.during {
        last += 1
        return last
      }
    }
  }
}

/// Something with an identity of its own in chains of publishers.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
