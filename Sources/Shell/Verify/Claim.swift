import Kata
import Trace

/// One thing `verify` proves about every kata.
struct Claim: Sendable {
  /// As it is said when it cannot be tried.
  let name: String
  /// Whether there is anything to prove in this kata.
  let applies: @Sendable (Kata) -> Bool
  /// Tries it; what is wrong comes back with file and line.
  let prove: @Sendable (Kata, Checker) throws -> [CourseProblem]

  init(
    _ name: String, applies: @escaping @Sendable (Kata) -> Bool = { _ in true },
    prove: @escaping @Sendable (Kata, Checker) throws -> [CourseProblem]
  ) {
    (self.name, self.applies, self.prove) = (name, applies, prove)
  }

  static let all: [Claim] = [
    .starterFails, .solutionPasses, .wrongAnswersMiss, .emptyAnswersFail, .countsAreStable,
    .hintsKeepTheSecret, .samplesCompile, .predictionHasAnAnswer,
  ]
}

extension Kata {
  /// Something wrong in this kata's own file.
  func problem(_ message: String, at line: Int, do advice: String) -> CourseProblem {
    CourseProblem(file: file, line: line, message: message, advice: advice)
  }

  /// What stopped a program that had to run to its end, at the place the program says.
  func stopped(_ what: String, _ measurement: Measurement, at line: Int) -> CourseProblem {
    let error = measurement.diagnostics.first { $0.severity == .error }
    let trap = measurement.trap.map { "\($0.message) in \($0.function)" }
    let reason = (error?.message ?? trap).map { ": \($0)" } ?? ""
    return CourseProblem(
      file: error?.file ?? measurement.trap?.file ?? file,
      line: error?.line ?? measurement.trap?.line ?? line, column: error?.column,
      message: "\(what) \(measurement.outcome.words) on \(measurement.os)\(reason).",
      advice: "It has to run to the end of the scenario.")
  }
}

extension Kata.Source {
  /// What the text of a piece of the kata's file is called, and where it stands there.
  func answer(in kata: Kata) -> Checker.Answer {
    Checker.Answer(text: text, path: kata.file, firstLine: line)
  }
}
