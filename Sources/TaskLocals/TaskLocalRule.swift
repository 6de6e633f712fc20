import Trace

/// The rule of Swift runtimes before 6.0: while the body of a task group runs, the task that runs
/// it must not bind a task-local value.
package enum TaskLocalRule {
  /// Told of every binding that breaks the rule, with the place that binds. It may end the
  /// program; if it does not, the value is bound, which today's runtime does safely.
  nonisolated(unsafe) package static var broken: ((_ file: String, _ line: UInt) -> Void)?

  /// Asks whether a binding here breaks the rule, and tells.
  @inline(never)
  package static func check(_ file: String, _ line: UInt) {
    guard let broken, isTaskInGroupBody(),
      !Simulation.system.copiesTaskLocalsBoundInGroups
    else { return }
    broken(file, line)
  }
}

/// The condition that those runtimes check: the current task has opened a group, and not left it.
/// Today's runtime still asks it, to know which values it has to copy.
@_silgen_name("swift_task_hasTaskGroupStatusRecord")
private func isTaskInGroupBody() -> Bool

extension SimulatedSystem {
  /// Whether the system's Swift runtime is 6.0 or newer (swiftlang/swift#73978).
  var copiesTaskLocalsBoundInGroups: Bool {
    switch platform {
    case "macOS": major >= 15
    case "watchOS": major >= 11
    case "visionOS": major >= 2
    default: major >= 18
    }
  }
}
