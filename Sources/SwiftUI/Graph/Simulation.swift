import Trace

/// The system this run pretends to be on.
package enum Simulation {
  package static var system: SimulatedSystem {
    get { .current }
    set { .current = newValue }
  }
}

extension SimulatedSystem {
  /// The iOS release of the same year, by which behaviour is told apart.
  var asRelease: Int {
    let lag = ["macOS": 3, "watchOS": 7, "visionOS": 16]
    return major >= 26 ? major : major + lag[platform, default: 0]
  }
}

/// Whether the simulated system is one of those an `#available` list admits: false only if the
/// list names its platform with a later version. Instrumentation adds calls of it.
public func _viewKataAvailable(_ versions: [(String, Int, Int, Int)]) -> Bool {
  let system = Simulation.system
  let name = system.platform
  guard
    let (_, major, minor, _) = versions.first(where: { $0.0 == name })
      ?? (name == "macCatalyst" ? versions.first(where: { $0.0 == "iOS" }) : nil)
  else { return true }
  return (system.major, system.minor) >= (major, minor)
}

/// Erases the result of one arm of an availability check. Instrumentation adds calls of it.
public func _viewKataErase(_ view: some View) -> AnyView { AnyView(view) }

/// Counts an evaluation of a view-returning member. Instrumentation adds calls of it.
@discardableResult
public func _viewKataMember(_ name: StaticString) -> Bool {
  ViewGraph.current?.emit(.memberEvaluated("\(name)"))
  return true
}
