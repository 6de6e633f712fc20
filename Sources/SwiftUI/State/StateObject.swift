import Combine
import Trace

/// An object that the view owns: made once per identity, observed like `@ObservedObject`.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  public var wrappedValue: ObjectType {
    if let object { return object }
    ViewGraph.current?.reportCaller(
      "Accessing StateObject's object without being installed on a View. "
        + "This will create a new instance each time.")
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let storage = slot as? ObjectStorage<ObjectType> ?? ObjectStorage(make(), place)
    slot = storage
    object = storage.object
  }
}

extension StateObject: SelfCompared {
  // How the object would be made is no part of the value: it is made once.
  func isSame(as other: Self) -> Bool { true }
}

private final class ObjectStorage<ObjectType: ObservableObject>: EndingProperty {
  let object: ObjectType
  private let name: String
  private let graph: ViewGraph
  private let subscription: ObjectSubscription

  init(_ object: ObjectType, _ place: _PropertyPlace) {
    self.object = object
    name = place.qualifiedName
    graph = place.node.graph
    subscription = .current(nil, to: object, place)
    graph.emit(.stateCreated(name))
  }

  func end() { graph.emit(.stateDestroyed(name)) }
}
