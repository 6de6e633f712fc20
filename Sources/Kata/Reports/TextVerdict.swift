import Trace

extension Page {
  /// Adds what `check` says of each answer; several are summed up at the end.
  mutating func add(_ verdicts: [Verdict], sources: [String: String]) {
    for verdict in verdicts {
      addBlank()
      if verdicts.count > 1 {
        let systems = Set(verdicts.filter { $0.slug == verdict.slug }.map(\.measurement.os))
        let system = systems.count > 1 ? " on \(verdict.measurement.os)" : ""
        add(Span("\(verdict.label) \(verdict.title)\(system)", .heading))
      }
      add(verdict, sources: sources)
    }
    guard verdicts.count != 1 else { return }
    addBlank()
    let passed = verdicts.filter(\.passed).count
    add(
      verdicts.isEmpty
        ? Span("Nothing was checked.", .bad)
        : Span("\(passed) of \(verdicts.count) passed.", passed == verdicts.count ? .good : .bad))
  }

  private mutating func add(_ verdict: Verdict, sources: [String: String]) {
    addTimes(of: verdict.measurement)
    addTroubles(of: verdict.measurement, sources: sources)
    let table = EvaluationTable(verdict, style: style)
    if !table.rows.isEmpty {
      addBlank()
      add(table.laidOut)
    }
    addBlank()
    for row in verdict.rows { add(row) }
    for finding in verdict.findings { add(finding, decides: true) }
    for finding in verdict.remarks { add(finding, decides: false) }
    for issue in verdict.issues {
      add(Span("warning: ", .warning), Span(issue), indent: 2, hanging: 2)
    }
    addBlank()
    add(verdict.summary)
  }

  private mutating func add(_ row: Verdict.Row) {
    add(style.status(row.passed), Span(": " + row.goal.title), indent: 2, hanging: 2)
    guard !row.passed else { return }
    add(Span(row.goal.explanation(now: row.now)), indent: 4, hanging: 2)
  }

  private mutating func add(_ finding: Finding, decides: Bool) {
    let sign = style.ascii || style.accessible ? "" : decides ? "✗ " : "· "
    add(
      Span(sign + finding.severity.words, decides ? .bad : finding.severity.look), indent: 2)
    add([Span(finding.place, .place), Span("  ")] + finding.sentence, indent: 4)
  }
}

extension Finding {
  /// `Screen.swift:14:24`.
  var place: String { "\(file):\(line):\(column)" }

  /// The message, the evidence in brackets, the rule.
  var sentence: [Span] {
    let proof = evidence.map { " (\($0))" } ?? ""
    return [Span("\(message)\(proof) "), Span("[\(rule)]", .dim)]
  }
}

extension Verdict {
  /// Warnings of the run, each once, with how often it came.
  fileprivate var issues: [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for issue in measurement.steps.flatMap(\.issues) {
      let text = issue.message + issue.place
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { text in
      let count = counts[text] ?? 1
      return count > 1 ? "\(text), \(count) times" : text
    }
  }

  fileprivate var summary: Span {
    if passed { return Span("passed: all goals met, no findings", .good) }
    var reasons: [String] = []
    if measurement.outcome != .completed { reasons.append(measurement.outcome.words) }
    let missed = rows.filter { !$0.passed }.count
    if missed > 0 { reasons.append("\(missed) of \(counted(rows.count, "goal")) missed") }
    if rows.isEmpty, measurement.outcome == .completed { reasons.append("no goal was checked") }
    if !findings.isEmpty { reasons.append(counted(findings.count, "finding")) }
    return Span("not passed: \(reasons.joined(separator: ", "))", .bad)
  }
}
