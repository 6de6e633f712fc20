/// Runs bodies that were skipped anyway, and compares what they describe with what they described
/// last time: a check of the engine by its own tests.
///
/// A body may be skipped only if it would say the same again. Closures are not compared, objects
/// of the learner's by identity. Views that read what nothing can track (globals, random numbers)
/// differ rightly; tests that check do not contain them.
package final class Shadow {
  /// `Row: Text.storage: String`: the body that was skipped wrongly, and where it would differ.
  private var differences: [String] = []
  /// How many bodies ran again.
  package private(set) var runs = 0
  private var memories: [ObjectIdentifier: any Memory] = [:]

  package init() {}

  /// What was found since the last look.
  package func takeDifferences() -> [String] {
    defer { differences = [] }
    return differences
  }

  /// Runs every living body again; for when the graph has settled.
  package func checkAll() {
    memories = memories.filter { $0.value.serial != nil }
    for memory in memories.values.sorted(by: { ($0.serial ?? 0) < ($1.serial ?? 0) }) {
      memory.check(self)
    }
  }

  func ran<Value, Body>(
    _ scope: BodyScope<Value>, _ result: Body, _ body: @escaping (Value) -> Body
  ) {
    memories[ObjectIdentifier(scope)] = ScopeMemory(scope: scope, last: result, body: body)
  }

  /// `value` compared equal to the former one, so that the body was not run for it.
  func skipped<Value>(_ scope: BodyScope<Value>, _ value: Value) {
    (memories[ObjectIdentifier(scope)] as? any MemoryOf<Value>)?.check(value, self)
  }

  func ended<Value>(_ scope: BodyScope<Value>) { memories[ObjectIdentifier(scope)] = nil }

  private protocol Memory {
    /// The serial of the node, `nil` when it has ended.
    var serial: Int? { get }
    func check(_ shadow: Shadow)
  }

  private protocol MemoryOf<Value>: Memory {
    associatedtype Value
    func check(_ value: Value, _ shadow: Shadow)
  }

  private struct ScopeMemory<Value, Body>: MemoryOf {
    weak var scope: BodyScope<Value>?
    let last: Body
    let body: (Value) -> Body

    var serial: Int? { scope.flatMap { $0.node.isAlive ? $0.node.serial : nil } }

    func check(_ shadow: Shadow) {
      // What is off screen runs when it comes back.
      if let scope, !scope.node.isUnderSleep { check(scope.value, shadow) }
    }

    func check(_ value: Value, _ shadow: Shadow) {
      guard let scope else { return }
      shadow.runs += 1
      let again = scope.describe(value, body)
      guard let path = Description.difference(last, again) else { return }
      shadow.differences.append("\(scope.info.name): \(path)")
    }
  }
}

extension BodyScope {
  /// What `body` says for `value` now. Nothing is counted; what it reads, it has read before.
  fileprivate func describe<Body>(_ value: Value, _ body: (Value) -> Body) -> Body {
    let graph = node.graph
    let (sink, outer) = (graph.sink, (graph.evaluating, graph.scopeName))
    graph.sink = { _ in }
    (graph.evaluating, graph.scopeName) = (node, info.name)
    defer {
      graph.sink = sink
      (graph.evaluating, graph.scopeName) = outer
    }
    return graph.whileUpdating {
      var installed = value
      info.properties.install(&installed, slots, in: node)
      return body(installed)
    }
  }
}

/// Compares two descriptions of views by all that can be seen in them.
private enum Description {
  typealias Pointer = UnsafeRawPointer

  /// Where the two differ, `nil` if they do not.
  static func difference<T>(_ a: T, _ b: T) -> String? {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in plan(for: T.self)(Pointer(a), Pointer(b)) }
    }
  }

  private typealias Plan = (Pointer, Pointer) -> String?
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: Plan] = [:]

  private static func plan(for type: Any.Type) -> Plan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    func open<T>(_ type: T.Type) -> Plan { makePlan(type) }
    let plan = _openExistential(type, do: open)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func makePlan<T>(_ type: T.Type) -> Plan {
    func value(_ pointer: Pointer) -> T { pointer.assumingMemoryBound(to: T.self).pointee }
    if !(type is any View.Type), let equatable = type as? any Equatable.Type {
      return equality(equatable)
    }
    // Who only passes a binding on does not run when its value changes.
    if type is any AnyBinding.Type { return { _, _ in nil } }
    if type is any AnyArray.Type {
      return { children(value($0), value($1)) }
    }
    let metadata = Metadata(type)
    switch metadata.kind {
    case .struct, .tuple:
      return structure(type)
    case .enum, .optional:
      return { a, b in
        if metadata.enumCase(of: a) != metadata.enumCase(of: b) { return "\(type): case" }
        return children(value(a), value(b))
      }
    case .existential where MemoryLayout<T>.size >= MemoryLayout<Any>.size:
      return { same($0.load(as: Any.self), $1.load(as: Any.self)) }
    case .class:
      return { object(value($0) as AnyObject, value($1) as AnyObject) }
    case .function, .existential, .other:
      return { _, _ in nil }
    }
  }

  private static func structure(_ type: Any.Type) -> Plan {
    // Whose body made a `ForEach` is told only by counts.
    let fields = StoredField.all(of: type).filter { $0.isStrong && $0.name != "owner" }.map {
      (name: $0.name, offset: $0.offset, type: $0.type)
    }
    return { a, b in
      for field in fields {
        if let path = plan(for: field.type)(a + field.offset, b + field.offset) {
          return "\(field.name).\(path)"
        }
      }
      return nil
    }
  }

  private static func equality<T: Equatable>(_ type: T.Type) -> Plan {
    { a, b in
      let a = a.assumingMemoryBound(to: T.self).pointee
      let b = b.assumingMemoryBound(to: T.self).pointee
      return a == b ? nil : "\(a), not \(b)"
    }
  }

  private static func children(_ a: Any, _ b: Any) -> String? {
    let (a, b) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
    if a.count != b.count { return "\(a.count) parts, not \(b.count)" }
    for (a, b) in zip(a, b) {
      if let path = same(a.value, b.value) { return path }
    }
    return nil
  }

  private static func same(_ a: Any, _ b: Any) -> String? {
    guard type(of: a) == type(of: b) else { return "\(type(of: a)), not \(type(of: b))" }
    func open<T>(_ a: T) -> String? { (b as? T).flatMap { difference(a, $0) } }
    return _openExistential(a, do: open)
  }

  private static func object(_ a: AnyObject, _ b: AnyObject) -> String? {
    if a === b { return nil }
    if let a = a as? any AnyViewContent, let b = b as? any AnyViewContent {
      return same(a.content, b.content)
    }
    // Our own objects stand for what is in the view beside them.
    let isOurs = String(reflecting: type(of: a)).contains("SwiftUI.")
    return isOurs && type(of: a) == type(of: b) ? nil : "another \(type(of: a))"
  }
}

private protocol AnyArray {}
extension Array: AnyArray {}
private protocol AnyBinding {}
extension Binding: AnyBinding {}

/// A box around a view of hidden type.
protocol AnyViewContent {
  var content: Any { get }
}
