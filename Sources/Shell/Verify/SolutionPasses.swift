import Kata
import Trace

extension Claim {
  /// The reference answer meets every goal on every listed system, and the analyzer is silent.
  static let solutionPasses = Claim("the solution passes") { kata, checker in
    let solution = try Checker.Answer(solutionOf: kata)
    let verdicts = try checker.verdicts(on: solution, for: kata)
    return verdicts.flatMap { problems($0, kata) }.removingRepetitions
  }

  private static func problems(_ verdict: Verdict, _ kata: Kata) -> [CourseProblem] {
    let run = verdict.measurement
    guard run.outcome == .completed else {
      return [kata.stopped("The solution", run, at: 1)]
    }
    let missed = verdict.rows.filter { !$0.passed }.map { row in
      CourseProblem(
        file: kata.solutionFile, line: 1,
        message: "The solution misses “\(row.goal.title)” on \(run.os).",
        advice:
          "Expected \(row.goal.metric.label) \(row.goal.comparison.label), got \(row.now.words).")
    }
    let found = (verdict.findings + verdict.remarks).filter { $0.severity != .praise }.map {
      CourseProblem(
        file: $0.file, line: $0.line, column: $0.column,
        message: "The analyzer finds something in the solution [\($0.rule)]: \($0.message)",
        advice: "A reference answer has no findings.")
    }
    return missed + found
  }
}

extension GoalResult.Value {
  var words: String {
    switch self {
    case .count(let count): "\(count)"
    case .lines(let lines):
      lines.isEmpty ? "nothing" : lines.map { "“\($0)”" }.joined(separator: ", ")
    case .missing: "nothing, the step did not happen"
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first place.
  var removingRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
