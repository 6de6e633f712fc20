/// `@State` as SDK 27 compiles it: the default is evaluated once per identity, not once per value.
///
/// Instrumentation puts it in place of `@State` with a default when a file is measured with
/// `--sdk 27` (semantics-identity 9).
@propertyWrapper
public struct _LazyState<Value>: DynamicProperty {
  private let makeSeed: () -> Value
  /// What the body that runs sees, as in ``State``.
  private var value: Value?
  private var location: StoredLocation<Value>?

  public init(wrappedValue: @autoclosure @escaping () -> Value) { makeSeed = wrappedValue }

  public var wrappedValue: Value {
    get {
      guard let location, let value else { return makeSeed() }
      return location.readByOwner(seeing: value)
    }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(makeSeed()) }
    return Binding(location, snapshot: location.peek())
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let storage = slot as? StoredLocation<Value> ?? StoredLocation(makeSeed(), place)
    slot = storage
    location = storage
    value = storage.committed
  }
}

extension _LazyState: SelfCompared {
  // The default is no part of the value any more.
  func isSame(as other: Self) -> Bool { true }
}
