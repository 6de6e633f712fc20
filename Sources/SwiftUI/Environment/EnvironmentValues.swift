/// The values a view inherits from the views around it.
///
/// A write adds one link in front of what was there, so it takes constant time and memory however
/// many keys are set; a read walks the links.
public struct EnvironmentValues {
  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?

    init(_ key: ObjectIdentifier, _ value: Any, _ next: Link?) {
      (self.key, self.value, self.next) = (key, value, next)
    }
  }

  private var first: Link?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { find(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { first = Link(ObjectIdentifier(key), newValue, first) }
  }

  /// The object of a type, as `.environment(_:)` and `.environmentObject(_:)` put it there.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { find(ObjectIdentifier(objectType)) as? T }
    set { first = Link(ObjectIdentifier(objectType), newValue as Any, first) }
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var link = first
    while let current = link {
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
