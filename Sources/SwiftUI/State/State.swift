/// State that a view owns, kept for as long as the view's identity lives.
///
/// The value in the struct is only the seed: it is used when the identity begins and takes part in
/// comparing the view (semantics-dependencies 4.8). A body that reads the state runs again when it
/// is written; a body that only passes `$state` on does not.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The seed; in the copy whose body runs, what that run sees. A closure that is called during a
  /// later update (a sheet's) goes on seeing it (semantics-dependencies 4.7).
  private var value: Value
  private var location: StoredLocation<Value>?

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value {
    get { location?.readByOwner(seeing: value) ?? outside }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(outside) }
    return Binding(location, snapshot: location.peek())
  }

  private var outside: Value {
    ViewGraph.current?.reportCaller(
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update.")
    return value
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let storage = slot as? StoredLocation<Value> ?? StoredLocation(value, place)
    slot = storage
    location = storage
    value = storage.committed
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension StoredLocation: @unchecked Sendable {}
