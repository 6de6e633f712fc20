import Combine
import Dispatch
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

/// One property's subscription to one object.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var cancel: () -> Void = {}

  /// The subscription to `object`, made anew if `slot` holds one to another object.
  static func current<Object: ObservableObject>(
    _ slot: AnyObject?, to object: Object, _ place: _PropertyPlace
  ) -> ObjectSubscription {
    if let known = slot as? ObjectSubscription {
      if known.object === object { return known }
      known.end()
    }
    return ObjectSubscription(to: object, place)
  }

  private init<Object: ObservableObject>(to object: Object, _ place: _PropertyPlace) {
    self.object = object
    let (node, property) = (Weak(place.node), place.printedName)
    let id = ObjectIdentifier(self)
    if let publisher = object.objectWillChange as? ObservableObjectPublisher {
      publisher.observe(id) { node.value?.objectWillChange($0, property) }
      cancel = { publisher.forget(id) }
    } else {
      let sink = object.objectWillChange.sink { _ in node.value?.objectWillChange(nil, property) }
      cancel = sink.cancel
    }
    place.node.keep(self)
  }

  private func end() {
    cancel()
    cancel = {}
    object = nil
  }
}

extension ObjectSubscription: Subscribable {
  func drop(_ node: _Node) { end() }
}

extension _Node {
  /// An object that this node observes is about to change; `storage` is that of the published
  /// property, if it is one.
  fileprivate func objectWillChange(_ storage: AnyKeyPath?, _ property: String) {
    guard graph.isOnMainQueue else {
      let node = Unchecked((self, storage))
      let stack = Thread.callStackReturnAddresses.map(\.uintValue)
      return DispatchQueue.main.async {
        let (node, storage) = node.value
        node.graph.report(
          "Publishing changes from background threads is not allowed; make sure to publish values "
            + "from the main thread (via operators like receive(on:)) on model updates.",
          at: stack)
        node.objectChanged(storage, property)
      }
    }
    if graph.isUpdating {
      graph.reportCaller(
        "Publishing changes from within view updates is not allowed, "
          + "this will cause undefined behavior.")
    }
    objectChanged(storage, property)
  }

  private func objectChanged(_ storage: AnyKeyPath?, _ property: String) {
    guard isAlive else { return }
    graph.enqueue(
      invalidationOf: self,
      graph.actor.reason(storage.map(publishedName) ?? property), property: property)
  }
}

/// `\Model.count` for the storage `\Model._count`.
private func publishedName(_ storage: AnyKeyPath) -> String {
  let path = String(describing: storage)
  let type = typeName(Swift.type(of: storage).rootType)
  guard let dot = path.lastIndex(of: ".") else { return "\\\(type)" }
  let name = path[path.index(after: dot)...]
  return "\\\(type).\(name.hasPrefix("_") ? name.dropFirst() : name)"
}
