import Trace

/// A reference to a value that something else owns.
///
/// A view that declares `@Binding` and reads it runs when the value changes. A `Binding` kept in a
/// plain property carries the value it was made with, so it compares unequal when a parent that
/// ran again hands a newer one down (semantics-dependencies 5).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The value when the binding was made.
  private var snapshot: Value
  private var reader: (node: _Node, property: String)?
  public var transaction = Transaction()

  init(_ location: Location<Value>, snapshot: Value) {
    (self.location, self.snapshot) = (location, snapshot)
  }

  /// Calls `get` at once: what it reads, the body that makes the binding depends on.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get, set: { value, _ in set(value) }), snapshot: get())
  }

  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(ClosureLocation(get: get, set: set), snapshot: get())
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value), snapshot: value)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get {
      if let reader, reader.node.graph.isUpdating {
        location.subscribe(reader.node, property: reader.property)
      }
      return location.read()
    }
    nonmutating set {
      if transaction.isEmpty {
        location.write(newValue)
      } else {
        withTransaction(transaction) { location.write(newValue) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      ProjectedLocation(location, keyPath), snapshot: location.peek()[keyPath: keyPath])
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction = Transaction(animation: animation)
    return copy
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    reader = (place.node, place.printedName)
  }

  /// Reads for a view of ours that shows the value, and keeps that view up to date.
  func shown(by node: _Node) -> Value {
    location.subscribe(node, property: "")
    return location.read()
  }
}

extension Binding: SelfCompared {
  func isSame(as other: Binding<Value>) -> Bool {
    var (mine, theirs) = (snapshot, other.snapshot)
    return location.isSame(as: other.location)
      && Comparison.plan(for: Value.self).equal(&mine, &theirs)
  }
}

extension Binding where Value == NavigationPath {
  /// The path's values, as the stack's node follows them.
  var elements: Binding<[AnyHashable]> { self[dynamicMember: \.elements] }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to the value inside an optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      UnwrappedLocation(base.location, fallback: value), snapshot: value)
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      ClosureLocation(
        get: { base.wrappedValue }, set: { value, _ in value.map { base.wrappedValue = $0 } }),
      snapshot: base.wrappedValue)
  }
}

private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private var last: Value

  init(_ base: Location<Value?>, fallback: Value) { (self.base, last) = (base, fallback) }

  override func read() -> Value {
    if let value = base.read() { last = value }
    return last
  }
  override func peek() -> Value { base.peek() ?? last }
  override func write(_ value: Value) { base.write(value) }
  override func subscribe(
    _ node: _Node, property: String, when differs: ((Value, Value) -> Bool)?
  ) {
    base.subscribe(node, property: property)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}
