/// What happens when the simulated system would end the program because it binds a task-local value
/// in the body of a task group.
public enum TrapMode: String, Codable, Sendable, CaseIterable {
  /// The program ends, as on a device.
  case stop
  /// It is reported, and the program goes on: one run tells all of them.
  case all
}
