import Kata
import Trace

extension Claim {
  /// Three runs of one program count the same.
  static let countsAreStable = Claim("counts are the same over three runs") { kata, checker in
    var answers = [("The solution", try Checker.Answer(solutionOf: kata))]
    if kata.starterOutcome == .missesGoals {
      answers.append(("The starter", kata.starter.answer(in: kata)))
    }
    return try answers.flatMap { name, answer -> [CourseProblem] in
      let runs = try (0..<3).map { _ in
        try checker.measurement(
          of: answer, for: kata, on: kata.systems.first ?? .standard, fresh: true)
      }
      guard
        let other = runs.dropFirst().first(where: {
          $0.steps != runs[0].steps || $0.goals != runs[0].goals
        })
      else {
        return []
      }
      let step = zip(runs[0].steps, other.steps).first { $0 != $1 }?.0.name ?? "the last step"
      return [
        kata.problem(
          "\(name) counts differently from run to run, first in “\(step)”.",
          at: kata.scenario.line,
          do: "Take out what depends on time, randomness or the order of a set or dictionary.")
      ]
    }
  }
}
