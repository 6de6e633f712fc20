import Observation

/// A value from the view's environment.
///
/// The view depends on the value by declaration, whether its body reads it or not; its body runs
/// when the value has changed (semantics-dependencies 8.2).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var read: EnvironmentStorage<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The `@Observable` model of this type; a missing one ends the program, as in SwiftUI.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \EnvironmentValues[required: Required<Value>()]
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = \EnvironmentValues[objectType: TypeKey<T>()]
  }

  public var wrappedValue: Value {
    read?.value ?? EnvironmentValues()[keyPath: keyPath]
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    if let storage = slot as? EnvironmentStorage<Value> {
      read = storage
      return
    }
    let storage = EnvironmentStorage(
      keyPath, place.node.environment.values, place.name, printedAs: place.printedName)
    place.node.environment.subscribe(place.node, storage)
    slot = storage
    read = storage
  }
}

extension Environment: SelfCompared {
  func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}

final class EnvironmentStorage<Value>: EnvironmentRead {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private(set) var value: Value
  private let name: String
  let property: String

  init(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _ values: EnvironmentValues, _ name: String,
    printedAs property: String? = nil
  ) {
    self.keyPath = keyPath
    self.name = name
    self.property = property ?? name
    value = Self.watched(values[keyPath: keyPath])
  }

  /// A whole environment remembers what is read of it from now on.
  private static func watched(_ value: Value) -> Value {
    guard var values = value as? EnvironmentValues else { return value }
    values.use = EnvironmentUse()
    return values as? Value ?? value
  }

  var label: String { "\\.\(name.hasPrefix("_") ? String(name.dropFirst()) : name)" }

  func refresh(_ values: EnvironmentValues) -> Bool {
    if let known = value as? EnvironmentValues {
      let differs = known.use?.differs(in: values) ?? true
      var new = values
      new.use = differs ? EnvironmentUse() : known.use
      if let new = new as? Value { value = new }
      return differs
    }
    var (old, new) = (value, values[keyPath: keyPath])
    guard !Comparison.plan(for: Value.self).equal(&old, &new) else { return false }
    value = new
    return true
  }
}

/// Keys for key paths that look an object up by its type.
struct TypeKey<T>: Hashable {}
struct Required<T>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject>(objectType key: TypeKey<T>) -> T? { self[T.self] }

  subscript<T: AnyObject>(required key: Required<T>) -> T {
    guard let object = self[T.self] else {
      fatalError(
        "No Observable object of type \(T.self) found. A View.environmentObject(_:) for \(T.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }
}
