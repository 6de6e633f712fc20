/// How a command ended, as the number a calling program sees.
///
/// The status of several commands is the gravest of theirs: interrupted (the rest was not tried),
/// unable, usage, invalid, failed, passed.
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

  /// Whether `a` is less grave than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.gravity < b.gravity }

  private var gravity: Int {
    switch self {
    case .passed: 0
    case .failed: 1
    case .invalid: 2
    case .usage: 3
    case .unable: 4
    case .interrupted: 5
    }
  }

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
