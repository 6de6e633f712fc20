import Foundation
import Trace

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, made on first use and kept with the object.
  public var objectWillChange: ObservableObjectPublisher { .publisher(of: self) }
}

/// Tells those who observe an object that it is about to change.
public final class ObservableObjectPublisher {
  private var observers: [ObjectIdentifier: (node: _Node, property: String)] = [:]

  public init() {}

  /// Invalidates every view that observes the object, once per transaction.
  public func send() { send(property: nil) }

  func send(property: String?) {
    if ViewGraph.current?.isUpdating == true {
      ViewGraph.current?.reportCaller(
        "Publishing changes from within view updates is not allowed, "
          + "this will cause undefined behavior.")
    }
    for observer in observers.values {
      observer.node.graph.enqueue(
        invalidationOf: observer.node,
        observer.node.graph.actor.reason(property ?? observer.property),
        property: observer.property)
    }
  }

  func subscribe(_ node: _Node, property: String) {
    if observers.updateValue((node, property), forKey: ObjectIdentifier(node)) == nil {
      node.keep(self)
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var publishers: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  /// The publisher that goes with an object that declares none. The table keeps no object alive;
  /// entries of objects that are gone are swept out whenever it has doubled.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = publishers[id], known.object === object { return known.publisher }
    if publishers.count >= sweepAt {
      publishers = publishers.filter { $0.value.object != nil }
      sweepAt = max(64, publishers.count * 2)
    }
    let new = ObservableObjectPublisher()
    publishers[id] = Entry(object: object, publisher: new)
    return new
  }
}

extension ObservableObjectPublisher: Subscribable {
  func drop(_ node: _Node) { observers[ObjectIdentifier(node)] = nil }
}
