import Trace

/// The environment of one part of the tree, and who reads it.
///
/// A change visits the readers and the scopes below it, nobody else; a reader's body runs only if
/// the value it reads has changed (semantics-dependencies 8.1).
final class EnvironmentScope: Subscribable {
  private(set) var values: EnvironmentValues
  private let write: ((inout EnvironmentValues) -> Void)?
  private weak var parent: EnvironmentScope?
  private var below: [ObjectIdentifier: EnvironmentScope] = [:]
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    var node: _Node
    var reads: [any EnvironmentRead]
  }

  init(root values: EnvironmentValues) {
    self.values = values
    write = nil
  }

  /// A scope in which `write` has changed some values of `parent`.
  init(_ parent: EnvironmentScope, write: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.write = write
    values = parent.values
    write(&values)
    parent.below[ObjectIdentifier(self)] = self
  }

  /// Changes the values that the world outside gives the root.
  func change(by actor: Actor, _ change: (inout EnvironmentValues) -> Void) {
    change(&values)
    spread(by: actor)
  }

  /// Takes what the writing modifier says now.
  func rewrite(by actor: Actor) {
    guard let parent, let write else { return }
    values = parent.values
    write(&values)
    spread(by: actor)
  }

  private func spread(by actor: Actor) {
    for reader in readers.values {
      for read in reader.reads where read.refresh(values) {
        reader.node.invalidate(
          actor.reason("environment \(read.label)"), property: read.property)
      }
    }
    for scope in below.values { scope.rewrite(by: actor) }
  }

  func subscribe(_ node: _Node, _ read: any EnvironmentRead) {
    let id = ObjectIdentifier(node)
    if readers[id] == nil {
      readers[id] = Reader(node: node, reads: [read])
      node.keep(self)
    } else {
      readers[id]?.reads.append(read)
    }
  }

  func drop(_ node: _Node) { readers[ObjectIdentifier(node)] = nil }

  /// Leaves the parent when the modifier that wrote it ends.
  func end() { parent?.below[ObjectIdentifier(self)] = nil }
}

/// One value that a node reads from its environment.
protocol EnvironmentRead: AnyObject {
  /// How causes name it: `\.font`.
  var label: String { get }
  /// The property it is declared as, for `_printChanges`.
  var property: String { get }
  /// Reads again; returns whether the value differs from the former one.
  func refresh(_ values: EnvironmentValues) -> Bool
}
