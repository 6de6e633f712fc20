/// How a command ended, as the number a calling program sees.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// Everything asked for passed.
  case passed = 0
  /// The learner's code does not pass: compile error, goal missed, finding, trap, limit.
  case failed = 1
  /// The course, kata or measured file is invalid, or nothing was checked.
  case invalid = 2
  /// The tool could not do its job: no toolchain, no sandbox, disk full.
  case unable = 3
  /// Wrong usage.
  case usage = 64
  case interrupted = 130

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word that accessible output ends with.
  var word: String {
    switch self {
    case .passed: "done"
    case .failed: "did not pass"
    case .invalid: "invalid, or nothing was checked"
    case .unable: "could not be done"
    case .usage: "wrong usage"
    case .interrupted: "interrupted"
    }
  }
}
