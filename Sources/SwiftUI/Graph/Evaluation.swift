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
  private unowned let node: _Node
  private var generation = 0

  init(_ node: _Node) { self.node = node }

  /// Runs `work`; a later change of a property it read invalidates the node.
  func track<Result>(_ work: () -> Result) -> Result {
    generation += 1
    let (armed, reference) = (generation, Weak(self))
    return withObservationTracking(
      work,
      didSet: { tracking in
        guard let scope = reference.value, scope.generation == armed else {
          return tracking.cancel()
        }
        let changed = tracking.changed
        // Models may be written on any thread; the graph is told on its own.
        if scope.node.graph.isOnItsThread {
          scope.propertyChanged(changed)
        } else {
          DispatchQueue.main.async { [changed = Unchecked(changed)] in
            reference.value?.propertyChanged(changed.value)
          }
        }
      })
  }

  private func propertyChanged(_ keyPath: AnyKeyPath?) {
    guard node.isAlive else { return }
    let property = keyPath.map(observedName) ?? "a property"
    node.graph.enqueue(
      invalidationOf: node, Event.Reason(property, by: node.graph.actor),
      property: Simulation.system.major >= 18 ? property : "@dependencies")
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
