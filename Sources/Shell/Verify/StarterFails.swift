import Kata
import Trace

extension Claim {
  /// The starter fails, and in the way the kata says: by missing goals, unless it is meant to trap
  /// or not to compile. One system on which it traps is enough.
  static let starterFails = Claim("the starter fails as intended") { kata, checker in
    let verdicts = try checker.verdicts(on: kata.starter.answer(in: kata), for: kata)
    switch kata.starterOutcome {
    case .missesGoals:
      let stopped = verdicts.filter { !$0.measurement.isWhole }
      guard stopped.isEmpty else {
        return stopped.prefix(1).map {
          kata.stopped("The starter", $0.measurement, at: kata.starter.line)
        }
      }
      guard verdicts.allSatisfy({ !$0.rows.isEmpty }) else {
        return [
          kata.problem(
            "The scenario declares no goal.", at: kata.scenario.line,
            do: "Call try lab.goal(…) at least once.")
        ]
      }
      guard verdicts.allSatisfy(\.passed) else { return [] }
      return [
        kata.problem(
          "The starter passes already.", at: kata.starter.line,
          do: "It has to miss a goal of the scenario or break one of the kata's rules.")
      ]
    case .doesNotCompile: return wrongWay(.compileFailed, verdicts, kata)
    case .traps: return wrongWay(.trapped, verdicts, kata)
    }
  }

  private static func wrongWay(
    _ wanted: Measurement.Outcome, _ verdicts: [Verdict], _ kata: Kata
  ) -> [CourseProblem] {
    let outcomes = Set(verdicts.map(\.measurement.outcome))
    let fits = wanted == .trapped && outcomes == [.trapped, .completed]
    let other = verdicts.filter { $0.measurement.outcome != wanted && !fits }.prefix(1).map {
      verdict in
      let run = verdict.measurement
      return kata.problem(
        "The starter \(run.outcome.words) on \(run.os), not \(wanted.words).",
        at: kata.starter.line, do: "Change the starter, or “starter:” in the front matter.")
    }
    // A scenario that does not compile would make any starter fail.
    let ends = kata.scenario.line + kata.scenario.text.count { $0 == "\n" }
    let misplaced = verdicts.prefix(1).flatMap(\.measurement.diagnostics).filter { error in
      wanted == .compileFailed && error.severity == .error
        && (kata.scenario.line...ends).contains(error.line)
    }
    return other
      + misplaced.prefix(1).map { error in
        CourseProblem(
          file: error.file, line: error.line, column: error.column,
          message: "The scenario itself does not compile: \(error.message).",
          advice: "Only the starter may fail to compile.")
      }
  }
}
