import Analysis
import Kata
import Trace
import Workbench

/// Judges an answer to a kata: parse, analyse, instrument, compile and run, compare with the starter.
///
/// It keeps no progress and prints nothing, so `check`, `watch` and `verify` share it.
struct Checker: Sendable {
  let bench: Workbench
  /// Asked often while something runs.
  let stop: @Sendable () -> Bool

  /// One verdict for each system the kata lists.
  ///
  /// - Parameter path: how the answer's file is called in messages.
  /// - Parameter comparing: whether the starter is measured too, for the column *before*.
  func verdicts(on answer: String, at path: String, for kata: Kata, comparing: Bool = true)
    throws -> [Verdict]
  {
    let source = SourceFile(path: path, text: answer)
    let systems = kata.systems.isEmpty ? [.standard] : kata.systems
    let errors = source.syntaxErrors
    guard errors.isEmpty else {
      // The parser knows enough; the compiler would only be slower.
      return systems.map { system in
        var measurement = Measurement(
          file: path, os: system.description, outcome: .compileFailed)
        measurement.diagnostics = errors
        return Verdict(kata, now: measurement, before: nil, findings: [])
      }
    }
    let analysis = Background { Analyzer.findings(in: [source]) }
    let starter = comparing && kata.starterOutcome != .doesNotCompile && answer != kata.starter.text
    let runs =
      systems.map { Run(text: answer, path: path, system: $0) }
      + (starter ? systems.map { Run(text: kata.starter.text, path: kata.file, system: $0) } : [])
    let measured = concurrently(runs, width: 2) { run in
      Result { try measure(run, kata) }
    }
    let findings = analysis.wait()
    return try systems.indices.map { index in
      let now = try measured[index].get()
      let before = starter ? try measured[systems.count + index].get() : now
      return Verdict(kata, now: now, before: comparing ? before : nil, findings: findings)
    }
  }

  /// One run of one answer under the kata's scenario.
  func measurement(of answer: String, at path: String, for kata: Kata, on system: SimulatedSystem)
    throws -> Measurement
  {
    try measure(Run(text: answer, path: path, system: system), kata)
  }

  private struct Run: Sendable {
    var text: String
    var path: String
    var system: SimulatedSystem
  }

  private func measure(_ run: Run, _ kata: Kata) throws -> Measurement {
    let program = Program(
      units: [
        .instrumented(name: kata.learnerFile, path: run.path, text: run.text, sdk: kata.sdk),
        .scenario(of: kata),
      ], file: run.path)
    return try bench.measure(program, on: run.system, stop: stop)
  }
}
