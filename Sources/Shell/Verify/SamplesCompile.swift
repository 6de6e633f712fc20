import Analysis
import Kata
import Trace
import Workbench

extension Claim {
  /// Every plain `swift` fence of the prose compiles.
  static let samplesCompile = Claim("samples compile", applies: { !$0.samples.isEmpty }) {
    kata, checker in
    try kata.samples.flatMap { sample -> [CourseProblem] in
      let answer = Checker.Answer(
        text: "import SwiftUI\n" + sample.text, path: kata.file, firstLine: sample.line - 1)
      let rewriter = Rewriter(sdk: kata.sdk)
      let program = try Program(
        [.instrumented(name: "sample.swift", answer, with: rewriter)], file: kata.file,
        with: rewriter, on: checker.bench.kit)
      let errors = try checker.bench.typecheck(program, stop: checker.stop)
        .filter { $0.severity == .error }
      return errors.prefix(1).map { error in
        CourseProblem(
          file: error.file, line: error.line, column: error.column,
          message: "The sample does not compile: \(error.message).",
          advice: "Correct it, or mark the fence “swift nocompile”.")
      }
    }
  }
}
