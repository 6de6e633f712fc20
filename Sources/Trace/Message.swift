/// What a learner's program tells the workbench, one JSON object a line, on the descriptor named
/// by the environment variable ``channel``.
///
/// The program's standard output is a file of its own; a step says how far that file had been
/// written when it ended, so each printed line belongs to exactly one step.
public enum Message: Codable, Sendable {
  /// A step ended. `outputEnd` is the size of standard output in bytes at that moment.
  case step(Step, outputEnd: Int)
  case goal(Goal)
  /// A task-local value was bound where the simulated system does not allow it. It belongs to the
  /// step that ends next.
  case bound(IllegalBinding)
  /// The scenario could not go on, for instance because no button carries the label.
  case failed(message: String, file: String, line: Int)
  case finished

  /// Names the descriptor number that messages are written to.
  public static let channel = "VIEWKATA_CHANNEL"
  /// Names the simulated system, such as `iOS 17.0`.
  public static let system = "VIEWKATA_OS"
  /// Names the ``TrapMode``.
  public static let traps = "VIEWKATA_TRAPS"
}
