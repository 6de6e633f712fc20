import Trace

/// Nodes that read a part of a written value, until it is known whether that part differs.
///
/// That is looked at when the node is reached, and not when the write is committed: the part may be
/// gone by then, and with it the node, as when a row is bound to an element that is removed.
struct Doubts {
  private var waiting: [ObjectIdentifier: [Doubt]] = [:]

  private struct Doubt {
    var reason: Event.Reason
    var property: String
    var differs: () -> Bool
  }

  mutating func add(
    _ node: _Node, _ reason: Event.Reason, property: String, differs: @escaping () -> Bool
  ) {
    waiting[ObjectIdentifier(node), default: []].append(
      Doubt(reason: reason, property: property, differs: differs))
  }

  /// Marks the node as out of date if a part that it reads differs.
  mutating func settle(_ node: _Node) {
    guard !waiting.isEmpty, let doubts = waiting.removeValue(forKey: ObjectIdentifier(node)),
      node.isAlive
    else { return }
    for doubt in doubts where doubt.differs() {
      node.invalidate(doubt.reason, property: doubt.property)
    }
  }
}
