/// A property of an observable object whose writes announce a change, equal or not
/// (semantics-dependencies 6.5).
///
/// `$property` publishes the value it has and then each new one, before the property is set.
@propertyWrapper
public struct Published<Value> {
  private enum Storage {
    case value(Value)
    /// From the first use of `$property` on.
    case subject(PublishedSubject<Value>)
  }

  private var storage: Storage

  public init(wrappedValue: Value) { storage = .value(wrappedValue) }
  public init(initialValue: Value) { storage = .value(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: makeSubject()) }
    set { storage = .subject(newValue.subject) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      (object as? any ObservableObject)?.announce(storage)
      if case .subject(let subject) = object[keyPath: storage].storage {
        subject.audience.send(newValue)
      }
      object[keyPath: storage].value = newValue
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projected: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let subject = object[keyPath: storage].makeSubject()
      if subject.write == nil {
        subject.write = { [weak object] value in
          guard let object else { return }
          (object as? any ObservableObject)?.announce(storage)
          subject.audience.send(value)
          subject.value = value
        }
      }
      return Publisher(subject: subject)
    }
    set { object[keyPath: storage].storage = .subject(newValue.subject) }
  }

  private var value: Value {
    get {
      switch storage {
      case .value(let value): value
      case .subject(let subject): subject.value
      }
    }
    set {
      if case .subject(let subject) = storage {
        subject.value = newValue
      } else {
        storage = .value(newValue)
      }
    }
  }

  private mutating func makeSubject() -> PublishedSubject<Value> {
    if case .subject(let subject) = storage { return subject }
    let subject = PublishedSubject(value)
    storage = .subject(subject)
    return subject
  }

  /// What `$property` is: the present value, then each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where Value == S.Input, S.Failure == Never {
      subject.audience.add(subscriber, current: subject.value)
    }
  }
}

/// The value of a published property that is listened to, and who listens.
final class PublishedSubject<Value> {
  var value: Value
  let audience = Audience<Value, Never>()
  /// Writes as the property's setter does; ``Publisher/assign(to:)`` ends up here.
  var write: ((Value) -> Void)!
  /// Subscriptions that write into the property.
  var writers: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }
}

extension ObservableObject {
  fileprivate func announce(_ storage: AnyKeyPath) {
    (objectWillChange as? ObservableObjectPublisher)?.send(property: storage)
  }
}
