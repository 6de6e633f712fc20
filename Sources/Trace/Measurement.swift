/// What one run of one file's scenario measured: the object `viewkata measure --json` prints.
///
/// Every count in it comes from the stream of ``Event`` of that run; nothing is estimated.
public struct Measurement: Codable, Sendable, Equatable {
  /// How the run ended; all but `completed` leave ``steps`` as far as it came.
  public enum Outcome: String, Codable, Sendable {
    case completed, compileFailed, trapped, timedOut, limitExceeded, scenarioFailed
  }

  /// The version of this shape.
  public var schema = 1
  /// The measured file as the user named it.
  public var file: String
  /// The simulated system, such as `iOS 26.0`.
  public var os: String
  public var outcome: Outcome
  /// Of the compiler, and why a scenario or a limit ended the run.
  public var diagnostics: [Diagnostic] = []
  /// Where and why the program stopped by itself, when ``outcome`` is `trapped`.
  public var trap: Trap?
  /// Every trap of a run that goes on behind them (``TrapMode/all``), ``trap`` first; `nil` for
  /// other runs.
  public var traps: [Trap]?
  /// Whether the scenario was played to its end, perhaps over traps behind which the run went on.
  public var isWhole: Bool {
    switch outcome {
    case .completed: true
    case .trapped: traps?.allSatisfy { $0.step != nil } == true
    default: false
    }
  }

  /// In the order they ended.
  public var steps: [Step] = []
  /// In the order they were declared, each judged.
  public var goals: [GoalResult] = []
  public var elapsed = Elapsed()

  /// Real time; a run that was answered from the cache took none.
  public struct Elapsed: Codable, Sendable, Equatable {
    public var compileMilliseconds = 0
    public var runMilliseconds = 0

    public init(compileMilliseconds: Int = 0, runMilliseconds: Int = 0) {
      (self.compileMilliseconds, self.runMilliseconds) = (compileMilliseconds, runMilliseconds)
    }

    enum CodingKeys: String, CodingKey {
      case compileMilliseconds = "compile_ms"
      case runMilliseconds = "run_ms"
    }
  }

  public init(file: String, os: String, outcome: Outcome) {
    (self.file, self.os, self.outcome) = (file, os, outcome)
  }

  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(schema, forKey: .schema)
    try keyed.encode(file, forKey: .file)
    try keyed.encode(os, forKey: .os)
    try keyed.encode(outcome, forKey: .outcome)
    try keyed.encode(diagnostics, forKey: .diagnostics)
    try keyed.encode(trap, forKey: .trap)
    try keyed.encodeIfPresent(traps, forKey: .traps)
    try keyed.encode(steps, forKey: .steps)
    try keyed.encode(goals, forKey: .goals)
    try keyed.encode(elapsed, forKey: .elapsed)
  }
}

/// A message of the compiler, or of us about the source, on the learner's own lines.
public struct Diagnostic: Codable, Sendable, Hashable {
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  public var severity: Severity
  public var message: String
  public var file: String
  /// Counted from 1, as is ``column`` (in UTF-8 bytes, as the compiler counts); both are 0 for what
  /// concerns the program as a whole.
  public var line: Int
  public var column: Int
  /// What it usually means in SwiftUI, for the messages learners meet most.
  public var explanation: String?

  public init(
    severity: Severity, message: String, file: String, line: Int, column: Int,
    explanation: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.explanation = explanation
  }
}
