import Trace

/// What a view type or modifier type is called, how its values compare, what drives its body.
/// One per type and comparison mode.
final class ScopeInfo {
  let name: String
  let comparison: Comparison
  let properties: PropertyLayout
  /// The `_printChanges` line of the first evaluation: `@identity` and the properties are listed
  /// only when there are dynamic properties.
  let firstLine: String
  let selfLine: String
  /// Bodies of views of ours are how those work; they are not counted.
  let isOurs: Bool

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var mode: Comparison.Mode
  }

  nonisolated(unsafe) private static var known: [Key: ScopeInfo] = [:]

  static func info(of type: Any.Type, mode: Comparison.Mode) -> ScopeInfo {
    let key = Key(type: ObjectIdentifier(type), mode: mode)
    if let info = known[key] { return info }
    let info = ScopeInfo(type, mode)
    known[key] = info
    return info
  }

  private init(_ type: Any.Type, _ mode: Comparison.Mode) {
    name = typeName(type)
    isOurs = String(reflecting: type).hasPrefix("SwiftUI.")
    comparison = .plan(for: type, mode: mode)
    properties = .layout(of: type)
    selfLine = "\(name): @self changed."
    firstLine =
      properties.isEmpty
      ? selfLine
      : "\(name): \((["@self", "@identity"] + properties.names).joined(separator: ", ")) changed."
  }
}

/// The part that views and view modifiers with a body share: the value as handed down, the
/// storage of its dynamic properties, and when its body runs.
///
/// A body runs if the value is new, if it differs from the former one, or if something its last
/// run depended on has changed; never because the parent ran (semantics-dependencies 2).
final class BodyScope<Value> {
  let info: ScopeInfo
  private(set) var value: Value
  unowned(unsafe) let node: _Node
  let slots: PropertySlots
  private let observation: ObservationScope
  private var hasRun = false
  /// The line of the evaluation that is going on or went last.
  private(set) var changeLine = ""
  /// Why the last evaluation ran, until it has been handed down.
  private var ranBecause: [Event.Reason] = []

  init(_ value: Value, _ node: _Node, mode: Comparison.Mode) {
    info = .info(of: Value.self, mode: mode)
    self.value = value
    self.node = node
    slots = PropertySlots(info.properties)
    observation = ObservationScope(node)
    if node.depth > ViewGraph.depthLimit {
      fatalError("\(info.name) is nested \(node.depth) levels deep: a view contains itself")
    }
  }

  /// Takes a value from the parent. Returns whether the body has to run.
  func take(_ new: Value) -> Bool {
    node.graph.settleDoubts(of: node)
    var new = new
    let equal = withUnsafePointer(to: &value) { old in
      withUnsafePointer(to: &new) { new in
        if info.comparison.equal(old, new) { return true }
        let maker = node.graph.cause
        for difference in info.comparison.differences(old, new, madeBy: maker.name) {
          let field = difference.field.isEmpty ? "value" : "input \(difference.field)"
          node.reasons.append(maker.reason(field, comparison: difference.comparison))
        }
        return false
      }
    }
    if equal {
      if node.reasons.isEmpty {
        node.graph.shadow?.skipped(self, new)
        tell(.skipped(info.name))
        return false
      }
      return true
    }
    value = new
    node.changedProperties.append("@self")
    return true
  }

  /// Runs `body` on a copy of the value with its dynamic properties filled in.
  func evaluate<Body>(_ body: @escaping (Value) -> Body) -> Body {
    let graph = node.graph
    var installed = value
    info.properties.install(&installed, slots, in: node)
    changeLine = line()
    let outer = (graph.evaluating, graph.scopeName)
    (graph.evaluating, graph.scopeName) = (node, info.name)
    let result = observation.track { body(installed) }
    (graph.evaluating, graph.scopeName) = outer
    ranBecause = hasRun ? node.reasons : [.mounted]
    tell(.evaluated(view: info.name, change: changeLine, causes: ranBecause))
    if !hasRun { tell(.appeared(info.name)) }
    node.graph.shadow?.ran(self, result, body)
    hasRun = true
    node.reasons = []
    node.changedProperties = []
    return result
  }

  /// Hands the new body down; tells when that was for nothing.
  func handDown(_ update: () -> Bool) -> Bool {
    let changed = node.graph.handDown(from: info.name, because: ranBecause, update)
    ranBecause = []
    if !changed { tell(.wasted(info.name)) }
    return changed
  }

  func end() {
    slots.end()
    node.graph.shadow?.ended(self)
    tell(.disappeared(info.name))
  }

  private func tell(_ event: @autoclosure () -> Event) {
    if !info.isOurs { node.graph.emit(event()) }
  }

  private func line() -> String {
    if !hasRun { return info.firstLine }
    if node.changedProperties == ["@self"] { return info.selfLine }
    let own = info.properties.names
    let changed = node.changedProperties
    let order =
      changed.filter { $0 != "@self" && !own.contains($0) }
      + (changed.contains("@self") ? ["@self"] : []) + own.filter(changed.contains)
    return "\(info.name): \(order.joined(separator: ", ")) changed."
  }
}

extension _Node {
  /// The nearest view or modifier this node belongs to.
  var ownerName: String {
    var node: _Node? = self
    while let current = node {
      if let name = current.scopeName { return name }
      node = current.parent
    }
    return "scenario"
  }
}
