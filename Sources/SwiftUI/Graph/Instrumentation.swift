import Foundation
import Trace

/// Whether the simulated system is one of those an `#available` list admits: false only if the
/// list names its platform with a later version. Instrumentation adds calls of it.
public func _viewKataAvailable(_ versions: [(String, Int, Int, Int)]) -> Bool {
  let system = Simulation.system
  let name = system.platform
  guard
    let (_, major, minor, patch) = versions.first(where: { $0.0 == name })
      ?? (name == "macCatalyst" ? versions.first(where: { $0.0 == "iOS" }) : nil)
  else { return true }
  return system.isAtLeast(major, minor, patch)
}

// What `ProcessInfo` answers in learner code. The program's own extension of it, which wins over
// Foundation's members, asks here.

public var _viewKataOperatingSystemVersion: OperatingSystemVersion {
  let system = Simulation.system.asReported
  return OperatingSystemVersion(
    majorVersion: system.major, minorVersion: system.minor, patchVersion: system.patch)
}
/// In the form of Apple's, `Version 17.0.1 (Build 21A340)`, of a build that there is not.
public var _viewKataOperatingSystemVersionString: String {
  "Version \(Simulation.system.asReported.version) (Build simulated)"
}
public func _viewKataIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
  Simulation.system.asReported
    .isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion)
}

// Each erases the result of one arm of an availability check. Instrumentation adds calls of them.

public func _viewKataErase(_ view: some View) -> AnyView { AnyView(view) }
public func _viewKataEraseScene(_ scene: some Scene) -> _ErasedScene {
  SceneBuilder.buildLimitedAvailability(scene)
}
public func _viewKataEraseCommands(_ commands: some Commands) -> _ErasedCommands {
  CommandsBuilder.buildLimitedAvailability(commands)
}
public func _viewKataEraseShape(_ shape: some Shape) -> AnyShape { AnyShape(shape) }

/// Counts an evaluation of a view-returning member. Instrumentation adds calls of it.
@discardableResult
public func _viewKataMember(_ name: StaticString) -> Bool {
  ViewGraph.current?.emit(.memberEvaluated("\(name)"))
  return true
}
