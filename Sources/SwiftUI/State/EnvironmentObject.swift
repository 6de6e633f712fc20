import Combine

/// An observable object that a view further up put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let storage = slot as? Storage ?? Storage(place)
    slot = storage
    object = storage.read.value
    if let object {
      storage.subscription = .current(storage.subscription, to: object, place)
    }
  }

  private final class Storage {
    let read: EnvironmentStorage<ObjectType?>
    var subscription: ObjectSubscription?

    init(_ place: _PropertyPlace) {
      read = EnvironmentStorage(
        \EnvironmentValues[objectType: TypeKey<ObjectType>()], place.node.environment.values,
        place.name, printedAs: place.printedName)
      place.node.environment.subscribe(place.node, read)
    }
  }
}

extension EnvironmentObject: SelfCompared {
  func isSame(as other: Self) -> Bool { true }
}

extension View {
  /// Puts an observable object into the environment, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: nil, value: object)) { $0[T.self] = object })
  }
}
