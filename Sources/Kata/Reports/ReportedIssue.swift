import Trace

/// Something that a report says of one place: what programs that collect such things want to know.
struct ReportedIssue {
  enum Level: String {
    case error, warning, note
  }

  /// A rule's id, or where it came from: `compiler`, `goal`, `course`, `run`.
  var rule: String
  var level: Level
  var message: String
  var file: String
  /// Counted from 1.
  var line: Int
  /// Counted from 1, in UTF-8 bytes; `nil` where the line says enough.
  var column: Int?
  var fix: Fix?
}

extension Report {
  /// Everything that is wrong or worth knowing, in the order of the report. Praise is no issue.
  var issues: [ReportedIssue] {
    switch content {
    case .findings(let findings): return findings.compactMap(ReportedIssue.init)
    case .measurements(let measurements, _): return measurements.flatMap(\.issues).withoutRepeats
    case .verdicts(let verdicts): return verdicts.flatMap(\.reported).withoutRepeats
    case .repair(let repair): return repair.left.compactMap(ReportedIssue.init)
    case .verification(let course, let katas):
      return (course + katas.flatMap(\.problems)).map { problem in
        ReportedIssue(
          rule: "course", level: .error, message: "\(problem.message) \(problem.advice)",
          file: problem.file, line: problem.line, column: problem.column)
      }
    }
  }
}

extension ReportedIssue {
  /// `nil` for praise, which is no issue.
  init?(_ finding: Finding) {
    let levels: [Finding.Severity: Level] = [.must: .error, .should: .warning, .note: .note]
    guard let level = levels[finding.severity] else { return nil }
    let proof = finding.evidence.map { " (\($0))" } ?? ""
    self.init(
      rule: finding.rule, level: level, message: finding.message + proof, file: finding.file,
      line: finding.line, column: finding.column, fix: finding.fix)
  }
}

extension Measurement {
  fileprivate var issues: [ReportedIssue] {
    let compiled = diagnostics.filter { $0.severity != .note }.map { diagnostic in
      ReportedIssue(
        rule: "compiler", level: diagnostic.severity == .error ? .error : .warning,
        message: diagnostic.message, file: diagnostic.file, line: max(1, diagnostic.line),
        column: max(1, diagnostic.column))
    }
    let trapped = (traps ?? trap.map { [$0] } ?? []).map { trap in
      ReportedIssue(
        rule: "run", level: .error, message: "trapped on \(os): \(trap.message)", file: trap.file,
        line: max(1, trap.line))
    }
    let warned = steps.flatMap(\.issues).map { issue in
      ReportedIssue(
        rule: "run", level: .warning, message: issue.message, file: issue.file ?? file,
        line: issue.line ?? 1)
    }
    return compiled + trapped + warned
  }
}

extension Verdict {
  fileprivate var reported: [ReportedIssue] {
    let missed = rows.filter { !$0.passed }.map { row in
      ReportedIssue(
        rule: "goal", level: .error,
        message: "\(row.goal.title), on \(measurement.os): \(row.goal.explanation(now: row.now))",
        file: measurement.file, line: 1)
    }
    return measurement.issues + missed + (findings + remarks).compactMap(ReportedIssue.init)
  }
}

extension [ReportedIssue] {
  /// Several systems say many things twice.
  fileprivate var withoutRepeats: [ReportedIssue] {
    var seen: Set<String> = []
    return filter {
      seen.insert("\($0.rule) \($0.file):\($0.line):\($0.column ?? 0) \($0.message)").inserted
    }
  }
}
