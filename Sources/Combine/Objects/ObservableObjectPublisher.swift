/// Tells those who observe an object that it is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()
  private let lock = Lock()
  private var observers: [ObjectIdentifier: (AnyKeyPath?) -> Void] = [:]

  public init() {}

  /// Tells everybody.
  public func send() { send(property: nil) }

  /// `property` is the storage of the `@Published` property that is about to change, if it is one.
  package func send(property: AnyKeyPath?) {
    for observer in lock.during({ observers }).values { observer(property) }
    audience.send(())
  }

  /// Adds one who is told of changes, before all subscribers, until it is forgotten.
  package func observe(
    _ observer: ObjectIdentifier, _ willChange: @escaping (AnyKeyPath?) -> Void
  ) {
    lock.during { observers[observer] = willChange }
  }

  package func forget(_ observer: ObjectIdentifier) {
    lock.during { observers[observer] = nil }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }
}

// MARK: - Publishers of objects that declare none

extension ObservableObjectPublisher {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let tableLock = Lock()
  nonisolated(unsafe) private static var publishers: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  /// The publisher that goes with an object that declares none. The table keeps no object alive;
  /// entries of objects that are gone are swept out whenever it has doubled.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    tableLock.during {
      let id = ObjectIdentifier(object)
      if let known = publishers[id], known.object === object { return known.publisher }
      if publishers.count >= sweepAt {
        publishers = publishers.filter { $0.value.object != nil }
        sweepAt = Swift.max(64, publishers.count * 2)
      }
      let new = ObservableObjectPublisher()
      publishers[id] = Entry(object: object, publisher: new)
      return new
    }
  }
}
