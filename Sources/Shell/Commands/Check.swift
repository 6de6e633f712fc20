import Foundation
import Kata
import Progress
import Trace

extension Command {
  static let check = Command(
    name: "check", summary: "Compile, run and judge your file against the kata's goals.",
    usage: "[KATA…] [FILE]",
    options: [
      .flag("--all", summary: "every kata you have begun"),
      .value(
        "--os", of: "LIST", summary: "systems, such as \"iOS 17, iOS 26\"; default the kata's own"),
      .traps,
    ],
    operand: .kata, count: 0...999
  ) { session, words in
    let subjects = try session.subjects(words)
    let systems = try words.systems() ?? session.systems
    var verdicts: [Verdict] = []
    var sources: [String: String] = [:]
    for subject in subjects {
      try session.offerPrediction(subject)
      session.progress("\("Checking \(subject.kata.label) …", .dim)")
      try session.announce(subject.kata.deploymentTargets)
      let name = shortened(subject.path)
      let text = try TextFile.read(subject.path)
      let found = try session.checker(traps: words.traps).verdicts(
        on: Checker.Answer(text: text, path: name), for: subject.kata, comparing: true,
        on: systems)
      sources[name] = text
      sources[subject.kata.file] = try TextFile.read(subject.kata.file)
      try session.refuseIfBroken(subject.kata, found)
      verdicts += found
      session.last = found.map(\.measurement)
      // On other systems than its own a kata is tried out, not solved.
      let isWhole = systems.map { Set($0).isSuperset(of: subject.kata.systems) } ?? true
      if subject.isLearners, isWhole { session.record(found, of: subject.kata) }
    }
    try session.report(Report(.verdicts(verdicts), sources: sources))
    try session.conclude(subjects, verdicts)
    return verdicts.allSatisfy(\.passed) ? .passed : .failed
  }
}

/// One kata and the file to judge.
struct Subject {
  var kata: Kata
  var path: String
  /// Whether it is the learner's own file, whose result is progress.
  var isLearners: Bool
}

extension Session {
  /// What `check`'s words mean: katas, then perhaps a file to judge in place of the learner's.
  fileprivate func subjects(_ words: Arguments) throws -> [Subject] {
    var operands = words.operands
    if words.has("--all") {
      guard operands.isEmpty else { throw ShellError.usage("--all takes no katas beside it") }
      let begun = try course().katas.filter { TextFile.exists(file(of: $0)) }
      guard !begun.isEmpty else {
        throw ShellError.invalid(
          "nothing was checked: you have not begun a kata",
          advice: "Begin with \(spoken("open 1.1")).")
      }
      return begun.map { Subject(kata: $0, path: file(of: $0), isLearners: true) }
    }
    var other: String?
    if let last = operands.last, last.hasSuffix(".swift") || last.contains("/") {
      other = absolute(operands.removeLast())
    }
    let katas = try operands.isEmpty ? [kata(nil)] : operands.map { try kata($0) }
    guard other == nil || katas.count == 1 else {
      throw ShellError.usage("a file is judged against one kata, not \(katas.count)")
    }
    return try katas.map { kata in
      let path = other ?? file(of: kata)
      guard TextFile.exists(path) else {
        throw other == nil ? noFile(of: kata) : TextFile.missing(path)
      }
      return Subject(kata: kata, path: path, isLearners: other == nil)
    }
  }

  /// Stops where the kata's own scenario does not compile even with the starter: that is its
  /// author's mistake, and no verdict about the learner's file.
  fileprivate func refuseIfBroken(_ kata: Kata, _ verdicts: [Verdict]) throws {
    let errors = verdicts.flatMap(\.measurement.diagnostics).filter { $0.severity == .error }
    guard kata.starterOutcome != .doesNotCompile, let error = errors.first,
      errors.allSatisfy({ $0.file == kata.file }),
      verdicts.contains(where: { $0.measurement.outcome == .compileFailed }),
      try checker().measurement(
        of: kata.starter.answer(in: kata), for: kata, on: kata.systems.first ?? .standard
      ).outcome == .compileFailed
    else { return }
    throw ShellError.invalid(
      "\(error.file):\(error.line):\(error.column): the kata itself does not compile: "
        + error.message,
      advice:
        "This is a mistake in the course, not in your file. Its author can run viewkata verify.")
  }

  /// Remembers the attempt; several systems are one attempt, which passes if all do.
  func record(_ verdicts: [Verdict], of kata: Kata) {
    guard let worst = verdicts.first(where: { !$0.passed }) ?? verdicts.first else { return }
    let attempt = Attempt(
      kata: kata.slug, at: now(), passed: verdicts.allSatisfy(\.passed),
      outcome: worst.measurement.outcome.rawValue,
      counts: worst.rows.map { row in
        Attempt.Count(
          label: row.goal.during.map { "\(row.goal.metric.label) in \($0)" }
            ?? row.goal.metric.label,
          value: row.now.count, passed: row.passed)
      })
    keep { try $0.record(attempt) }
  }

  /// The takeaway of what was solved, and the next sensible command.
  fileprivate func conclude(_ subjects: [Subject], _ verdicts: [Verdict]) throws {
    guard subjects.count == 1, let kata = subjects.first?.kata, settings.format == .text else {
      return
    }
    if verdicts.allSatisfy(\.passed) {
      if !settings.isQuiet, !kata.takeaway.isEmpty {
        terminal.print("")
        terminal.print(markdown(kata.takeaway))
      }
      let solved = try logbook().solved()
      let remain = try course().katas.contains { solved[$0.slug] == nil }
      remain ? next("next", "to go on") : next("progress", "to see the road you took")
    } else if verdicts.contains(where: { $0.measurement.outcome == .compileFailed }) {
      next("edit", "to correct it, then check")
    } else if let view = verdicts.flatMap(\.rows).first(where: { !$0.passed })?.goal.metric,
      view.kind == .bodies, let name = view.name, Why.views(in: last).contains(name)
    {
      next("why \(name)", "to see what made it run")
    } else if let finding = verdicts.flatMap(\.findings).first {
      next("explain \(finding.rule)", "to read about the rule, hint if you are stuck")
    } else if try logbook().hintsShown(of: kata.slug) < kata.hints.count {
      next("hint", "if you are stuck, counts for every number")
    } else {
      next("counts", "to see every number of this run")
    }
  }
}

extension GoalResult.Value {
  /// The number, where it is one.
  var count: Int? { if case .count(let count) = self { count } else { nil } }
}
