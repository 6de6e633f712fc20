import Observation

/// Makes bindings to the properties of an `@Observable` model.
///
/// `$model.text` reads `text` when it is made, so the body that makes it depends on `text`
/// (semantics-dependencies 5.5).
@propertyWrapper
@dynamicMemberLookup
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      ObjectLocation(wrappedValue, keyPath), snapshot: wrappedValue[keyPath: keyPath])
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
