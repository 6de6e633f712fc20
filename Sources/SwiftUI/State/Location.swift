import Trace

/// A place that holds a value bodies can read and actions can write.
class Location<Value>: Subscribable {
  /// The value as the running code may see it.
  func read() -> Value { preconditionFailure("every location reads") }
  /// The value without becoming dependent on it: what making a binding does.
  func peek() -> Value { read() }
  func write(_ value: Value) { preconditionFailure("every location writes") }
  /// Makes `node` depend on the value, or on a part of it: then `differs` tells whether a former
  /// and a new value differ in that part.
  func subscribe(
    _ node: _Node, property: String, when differs: ((Value, Value) -> Bool)? = nil
  ) {}
  func drop(_ node: _Node) {}
  /// Whether both stand for the same place.
  func isSame(as other: Location) -> Bool { self === other }
}

/// The storage of one `@State` property of one identity.
///
/// A write is seen at once by actions, by bodies when its transaction is flushed: in one action
/// `v = 1; v = 2; withAnimation { v = 3 }` bodies see 2, then 3 (semantics-dependencies 1.2).
final class StoredLocation<Value>: Location<Value>, Committable, EndingProperty {
  /// Whose state it is, as long as that identity lives; code may hold on to the state for longer.
  private var owner: _Node?
  private let graph: ViewGraph
  private let property: String
  private let qualifiedName: String
  /// What bodies see.
  private(set) var committed: Value
  private var latest: Value
  private var waiting: [Value] = []
  /// Set by the first read from a body and, as in SwiftUI's own code, never cleared: a body that
  /// once read the state goes on depending on it (semantics-dependencies 4.2).
  private var wasRead = false
  private var readers: [ObjectIdentifier: [Reader]] = [:]

  private struct Reader {
    var node: _Node
    var property: String
    var differs: ((Value, Value) -> Bool)?
  }

  init(_ value: Value, _ place: _PropertyPlace) {
    owner = place.node
    graph = place.node.graph
    property = place.printedName
    qualifiedName = place.qualifiedName
    (committed, latest) = (value, value)
    super.init()
    graph.emit(.stateCreated(qualifiedName))
  }

  func end() {
    owner = nil
    graph.emit(.stateDestroyed(qualifiedName))
  }

  override func peek() -> Value { graph.isUpdating ? committed : latest }

  /// The value for the view that owns the state: the latest in actions, in an update the one that
  /// was filled in for it. A body that reads it depends on it.
  func readByOwner(seeing filledIn: Value) -> Value {
    guard graph.isUpdating else { return latest }
    wasRead = true
    return filledIn
  }

  override func read() -> Value {
    if graph.isUpdating, let owner, graph.evaluating === owner { wasRead = true }
    return peek()
  }

  override func write(_ value: Value) {
    guard !graph.isUpdating else {
      return graph.reportCaller(
        "Modifying state during view update, this will cause undefined behavior.")
    }
    guard owner != nil, !Comparison.unchanged(latest, value) else { return }
    latest = value
    waiting.append(value)
    graph.enqueue(PendingWrite(location: self, actor: graph.actor))
  }

  func commit(by actor: Actor) {
    let former = committed
    committed = waiting.removeFirst()
    let reason = actor.reason(qualifiedName)
    if wasRead { owner?.invalidate(reason, property: property) }
    for reader in readers.values.joined() {
      guard let differs = reader.differs else {
        reader.node.invalidate(reason, property: reader.property)
        continue
      }
      let new = committed
      graph.doubt(reader.node, reason, property: reader.property) { differs(former, new) }
    }
  }

  override func subscribe(
    _ node: _Node, property: String, when differs: ((Value, Value) -> Bool)?
  ) {
    let id = ObjectIdentifier(node)
    if readers[id] == nil { node.keep(self) }
    let reader = Reader(node: node, property: property, differs: differs)
    // The latest read of a property counts: it may be bound to another part by now.
    if let index = readers[id]?.firstIndex(where: { $0.property == property }) {
      readers[id]?[index] = reader
    } else {
      readers[id, default: []].append(reader)
    }
  }

  override func drop(_ node: _Node) { readers[ObjectIdentifier(node)] = nil }
}

/// A part of the value of another location. Who reads it depends on that part: a write that leaves
/// it equal wakes nobody here.
final class ProjectedLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    (self.root, self.keyPath) = (root, keyPath)
  }

  override func read() -> Value { root.read()[keyPath: keyPath] }
  override func peek() -> Value { root.peek()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var whole = root.peek()
    whole[keyPath: keyPath] = value
    root.write(whole)
  }

  override func subscribe(
    _ node: _Node, property: String, when differs: ((Value, Value) -> Bool)?
  ) {
    root.subscribe(node, property: property) { [keyPath] former, new in
      let (former, new) = (former[keyPath: keyPath], new[keyPath: keyPath])
      return differs?(former, new) ?? !Comparison.unchanged(former, new)
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// A property of a model object. Who reads it depends on it by observation, not by subscription.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    (self.object, self.keyPath) = (object, keyPath)
  }

  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// The two closures of `Binding(get:set:)`; never the same as another.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value, Transaction.current) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }
  override func write(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.unchanged(value, other.value)
  }
}
