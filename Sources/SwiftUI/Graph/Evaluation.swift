import Foundation
@_spi(SwiftUI) import Observation
import Trace

/// Runs main-actor code from the graph, which only ever runs on the main actor.
@inline(__always)
func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// What one evaluation of a body or closure depends on through `@Observable` models.
///
/// Each evaluation has a scope of its own and replaces the dependencies of the former one, so a
/// conditional read counts only while it is taken (semantics-dependencies 7.1).
final class ObservationScope {
  // The scope is its node's: it costs a count less for each row that runs.
  private unowned(unsafe) let node: _Node
  private var generation = 0
  /// What armed trackings know of the scope. Weak references would give each scope a side table.
  private var link: Link?

  init(_ node: _Node) { self.node = node }

  deinit { link?.scope = nil }

  /// Runs `work`; a later change of a property it read invalidates the node.
  func track<Result>(_ work: () -> Result) -> Result {
    generation += 1
    let link = link ?? makeLink()
    let armed = generation
    return withObservationTracking(
      work,
      didSet: { tracking in
        // Models may be written on any thread; the graph is told on its own.
        if link.graph.isOnItsThread {
          guard let scope = link.scope, scope.generation == armed else { return tracking.cancel() }
          scope.propertyChanged(tracking.changed)
        } else {
          DispatchQueue.main.async { [changed = Unchecked(tracking.changed)] in
            guard let scope = link.scope, scope.generation == armed else { return }
            scope.propertyChanged(changed.value)
          }
        }
      })
  }

  /// As ``track(_:)``, for a closure of a view that is evaluated apart from the body that wrote it.
  func evaluate<Result>(_ closure: () -> Result) -> Result {
    let graph = node.graph
    let outer = graph.evaluating
    graph.evaluating = node
    let isOutermost = graph.scopeName == nil
    if isOutermost { graph.scopeName = node.ownerName }
    let result = track(closure)
    graph.evaluating = outer
    if isOutermost { graph.scopeName = nil }
    return result
  }

  private func makeLink() -> Link {
    let new = Link(self, node.graph)
    link = new
    return new
  }

  /// The scope's own way of being referred to weakly; read on the graph's thread only.
  private final class Link: @unchecked Sendable {
    unowned(unsafe) var scope: ObservationScope?
    let graph: ViewGraph

    init(_ scope: ObservationScope, _ graph: ViewGraph) {
      (self.scope, self.graph) = (scope, graph)
    }
  }

  private func propertyChanged(_ keyPath: AnyKeyPath?) {
    guard node.isAlive else { return }
    let property = keyPath.map(observedName) ?? "a property"
    node.graph.enqueue(
      invalidationOf: node, node.graph.actor.reason(property),
      property: Simulation.system.asRelease >= 18 ? property : "@dependencies")
  }
}

/// `\Model.count`. Key paths of computed properties have no names on Linux; the instrumented file
/// brings a table of its observable classes along.
private func observedName(_ keyPath: AnyKeyPath) -> String {
  let root = type(of: keyPath).rootType
  if let named = root as? any _ViewKataNamed.Type, let name = named._viewKataNames[keyPath] {
    return "\\\(typeName(root)).\(name)"
  }
  return "\\\(typeName(root))"
}

/// The names of an observable class's properties, which instrumentation adds to learner code.
public protocol _ViewKataNamed {
  nonisolated static var _viewKataNames: [AnyKeyPath: String] { get }
}

/// A reference that does not keep its object alive and may cross threads.
final class Weak<Object: AnyObject>: @unchecked Sendable {
  weak var value: Object?
  init(_ value: Object) { self.value = value }
}

struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
