import Analysis
import Kata
import Trace
import Workbench

/// Judges an answer to a kata: parse, analyse, instrument, compile and run, compare with the starter.
///
/// It keeps no progress and prints nothing, so `check`, `watch` and `verify` share it.
struct Checker: Sendable {
  /// A text to judge, and how it is called in messages.
  struct Answer: Sendable {
    var text: String
    var path: String
    /// The line of the file at `path` on which the text begins.
    var firstLine = 1
  }

  let bench: Workbench
  /// Asked often while something runs.
  let stop: @Sendable () -> Bool
  /// In place of what the kata says.
  let traps: TrapMode?

  /// One verdict for each system the kata lists; a single one where the answer does not compile,
  /// be it that it would not on one of the kata's deployment targets.
  ///
  /// With `comparing`, the starter is measured too, for the column *before*; the workbench answers
  /// that from its cache after the first time.
  func verdicts(
    on answer: Answer, for kata: Kata, comparing: Bool = false, on asked: [SimulatedSystem]? = nil
  ) throws -> [Verdict] {
    let systems = asked ?? (kata.systems.isEmpty ? [.standard] : kata.systems)
    let source = SourceFile(path: answer.path, text: answer.text)
    let errors = source.syntaxErrors.map { $0.moved(by: answer.firstLine - 1) }
    guard errors.isEmpty else {
      // The parser knows enough; the compiler would only be slower.
      var measurement = Measurement(
        file: answer.path, os: systems[0].description, outcome: .compileFailed)
      measurement.diagnostics = errors
      return [Verdict(kata, now: measurement, before: nil, findings: [])]
    }
    let analysis = Background {
      Analyzer.allFindings(in: [source], targets: kata.deploymentTargets, sdk: kata.sdk)
    }
    let asking = Background { Result { try availability(of: source, answer, for: kata) } }
    let isStarter = answer.text == kata.starter.text
    let needsStarter = comparing && !isStarter && kata.starterOutcome != .doesNotCompile
    let runs =
      systems.map { (answer, $0) }
      + (needsStarter ? systems.map { (kata.starter.answer(in: kata), $0) } : [])
    let measured = concurrently(runs) { answer, system in
      Result { try measurement(of: answer, for: kata, on: system) }
    }
    let told = try asking.wait().get()
    guard told.errors.isEmpty else {
      var measurement = try measured[0].get()
      measurement.add(told)
      return [Verdict(kata, now: measurement, before: nil, findings: [])]
    }
    // Without the compiler the table decides, so that nothing passes for not having been checked.
    var judged = kata
    if !told.unchecked.isEmpty { judged.rules.append("unguarded-availability") }
    let all = told.findings(beside: analysis.wait(), in: [source], at: kata.deploymentTargets)
    let heard = Background {
      Analyzer.heeding(all, in: [source], targets: kata.deploymentTargets, sdk: kata.sdk)
    }
    let findings = heard.wait().map { $0.moved(by: answer.firstLine - 1) }
    let verdicts = try systems.indices.map { index in
      var now = try measured[index].get()
      now.add(told)
      let before = try needsStarter ? measured[systems.count + index].get() : isStarter ? now : nil
      return Verdict(judged, now: now, before: comparing ? before : nil, findings: findings)
    }
    return Self.alike(verdicts) ? Array(verdicts.prefix(1)) : verdicts
  }

  private func availability(
    of source: SourceFile, _ answer: Answer, for kata: Kata
  ) throws -> AvailabilityAnswer {
    var answer = answer
    let offset = answer.firstLine - 1
    answer.firstLine = 1
    let file = answer
    let question = AvailabilityQuestion(
      file: answer.path, sdk: kata.sdk,
      guarded: source.hasAvailabilityGuards ? [kata.learnerFile] : []
    ) { rewriter in [.instrumented(name: kata.learnerFile, file, with: rewriter)] }
    var told = try availability(of: question, at: kata.deploymentTargets)
    told.diagnostics = told.diagnostics.map { $0.moved(by: offset) }
    return told
  }

  /// Whether none compiled, which is the same on every system and need be told only once.
  private static func alike(_ verdicts: [Verdict]) -> Bool {
    verdicts.allSatisfy {
      $0.measurement.outcome == .compileFailed
        && $0.measurement.diagnostics == verdicts.first?.measurement.diagnostics
    }
  }

  /// One run of one answer under the kata's scenario; `fresh` runs it even if the result is known.
  func measurement(
    of answer: Answer, for kata: Kata, on system: SimulatedSystem, fresh: Bool = false
  ) throws -> Measurement {
    let rewriter = Rewriter(sdk: kata.sdk, platform: system.platform)
    let program = try Program(
      [
        .instrumented(name: kata.learnerFile, answer, with: rewriter),
        .scenario(of: kata, with: rewriter),
      ], file: answer.path, with: rewriter, on: bench.kit)
    var measurement = try bench.measure(
      program, on: system, traps: traps ?? kata.traps, fresh: fresh, stop: stop)
    for index in measurement.diagnostics.indices {
      let diagnostic = measurement.diagnostics[index]
      guard diagnostic.file == kata.file, answer.path != kata.file, diagnostic.severity == .error,
        measurement.outcome == .compileFailed
      else { continue }
      measurement.diagnostics[index].explanation =
        "This line is the kata's scenario, which plays with your views: "
        + "keep the names the starter had."
    }
    return measurement
  }
}

extension Checker.Answer {
  init(solutionOf kata: Kata) throws(ShellError) {
    self.init(text: try TextFile.read(kata.solutionFile), path: kata.solutionFile)
  }
}

extension Diagnostic {
  fileprivate func moved(by lines: Int) -> Diagnostic {
    var copy = self
    copy.line += lines
    return copy
  }
}

extension Finding {
  fileprivate func moved(by lines: Int) -> Finding {
    var copy = self
    copy.line += lines
    return copy
  }
}
