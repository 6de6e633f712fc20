import Analysis
import Kata
import Trace

extension Claim {
  /// Each wrong answer compiles and runs, and misses exactly the goals and rules it names.
  static let wrongAnswersMiss = Claim(
    "wrong answers miss what they name", applies: { !$0.wrongAnswers.isEmpty }
  ) { kata, checker in
    let goals = try goalTitles(of: kata, checker)
    // A scenario without goals, or one that does not run, is told by the claims about it.
    guard !goals.isEmpty else { return [] }
    return try kata.wrongAnswers.flatMap { wrong in
      try problems(wrong, of: kata, goals, checker)
    }
  }

  private static func problems(
    _ wrong: Kata.WrongAnswer, of kata: Kata, _ goals: Set<String>, _ checker: Checker
  ) throws -> [CourseProblem] {
    let line = wrong.source.line - 1
    let unknown = wrong.fails.filter { !goals.contains($0) && !kata.rules.contains($0) }
    guard unknown.isEmpty else {
      return unknown.map { name in
        kata.problem(
          "“\(name)” is neither a goal of the scenario nor a rule of the kata.", at: line,
          do: meant(name, among: goals.sorted() + kata.rules)
            ?? "Goals are \(quoted(goals.sorted())).")
      }
    }
    let verdicts = try checker.verdicts(
      on: wrong.source.answer(in: kata), for: kata, comparing: true)
    if let stopped = verdicts.first(where: { $0.measurement.outcome == .compileFailed }) {
      return [
        kata.stopped("The wrong answer “\(wrong.name)”", stopped.measurement, at: wrong.source.line)
      ]
    }
    let missed = verdicts.reduce(into: Set<String>()) { $0.formUnion($1.misses) }
    let expected = Set(wrong.fails)
    return expected.subtracting(missed).sorted().map { name in
      kata.problem(
        "The wrong answer “\(wrong.name)” does not miss “\(name)”.", at: line,
        do: missed.isEmpty
          ? "It passes. The scenario needs a goal that it misses."
          : "It misses \(quoted(missed.sorted())).")
    }
      + missed.subtracting(expected).sorted().map { name in
        kata.problem(
          "The wrong answer “\(wrong.name)” also misses “\(name)”.", at: line,
          do:
            "Name it in fails, or change the answer so that it misses only \(quoted(wrong.fails)).")
      }
  }

  private static func goalTitles(of kata: Kata, _ checker: Checker) throws -> Set<String> {
    let verdicts = try checker.verdicts(on: Checker.Answer(solutionOf: kata), for: kata)
    return Set(verdicts.flatMap(\.rows).map(\.goal.title))
  }

  private static func meant(_ name: String, among known: [String]) -> String? {
    nearest(to: name, among: known).first.map { "Did you mean “\($0)”?" }
  }
}
