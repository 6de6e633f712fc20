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
  /// In the copy that a body gets as a whole: what the body reads of it.
  var use: EnvironmentUse?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let value = find(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
      use?.note(ObjectIdentifier(key)) { Comparison.same($0[key], value) }
      return value
    }
    set { first = Link(ObjectIdentifier(key), newValue, first) }
  }

  /// The object of a type, as `.environment(_:)` and `.environmentObject(_:)` put it there.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get {
      let object = find(ObjectIdentifier(objectType)) as? T
      use?.note(ObjectIdentifier(objectType)) { $0[objectType] === object }
      return object
    }
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

/// Which values of a whole environment a body has read, so that it depends on those only
/// (semantics-dependencies 8.6).
final class EnvironmentUse {
  private var isUnchanged: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

  func note(_ key: ObjectIdentifier, _ isUnchanged: @escaping (EnvironmentValues) -> Bool) {
    self.isUnchanged[key] = isUnchanged
  }

  func differs(in values: EnvironmentValues) -> Bool {
    isUnchanged.values.contains { !$0(values) }
  }
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
