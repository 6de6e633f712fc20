import Trace

extension Option {
  /// Of commands that run code.
  static let traps = Option.value(
    "--traps", of: "MODE", choices: TrapMode.allCases.map(\.rawValue),
    summary: "stop at the first illegal task-local binding, as a device does, or tell all")
}

extension Arguments {
  /// What `--traps` says, if it is there.
  var traps: TrapMode? { value("--traps").flatMap { TrapMode(rawValue: $0) } }
}
