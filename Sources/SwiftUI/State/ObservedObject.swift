import Trace

/// An object from elsewhere whose every announced change runs the view's body, read or not.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object, keyPath), snapshot: object[keyPath: keyPath])
    }
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    slot = ObjectSubscription.current(slot, to: wrappedValue, place)
  }
}

/// One node's subscription to one object.
final class ObjectSubscription {
  private let publisher: ObservableObjectPublisher?

  /// The subscription to `object`, made anew if `slot` holds one to another object.
  static func current<Object: ObservableObject>(
    _ slot: AnyObject?, to object: Object, _ place: _PropertyPlace
  ) -> ObjectSubscription {
    let publisher = object.objectWillChange as? ObservableObjectPublisher
    if let known = slot as? ObjectSubscription {
      if known.publisher === publisher { return known }
      known.publisher?.drop(place.node)
    }
    publisher?.subscribe(place.node, property: place.printedName)
    return ObjectSubscription(publisher)
  }

  private init(_ publisher: ObservableObjectPublisher?) { self.publisher = publisher }
}
