import Trace

extension Page {
  /// Adds what `check` says of each answer; several are summed up at the end.
  mutating func add(_ verdicts: [Verdict], sources: [String: String]) {
    let total = verdicts.count
    for verdicts in verdicts.byKata {
      addBlank()
      guard verdicts.count > 1 else {
        if total > 1 { add(Span(verdicts[0].heading, .heading)) }
        add(verdicts[0], sources: sources)
        continue
      }
      add(Span(verdicts[0].heading, .heading))
      for alike in verdicts.judgedAlike {
        addBlank()
        if alike.systems.count < verdicts.count { add(Span("on \(alike.title)", .bold)) }
        add(alike.verdict, sources: sources, withFindings: false)
      }
      // The code is the same on every system, and so is what the analyzer says of it.
      if !verdicts[0].findings.isEmpty || !verdicts[0].remarks.isEmpty {
        addBlank()
        addFindings(of: verdicts[0])
      }
      let matrix = SystemMatrix(verdicts.map(\.measurement))
      if !matrix.isUniform || verdicts.judgedAlike.count == 1 { add(matrix) }
    }
    guard verdicts.count != 1 else { return }
    addBlank()
    let passed = verdicts.filter(\.passed).count
    add(
      verdicts.isEmpty
        ? Span("Nothing was checked.", .bad)
        : Span("\(passed) of \(verdicts.count) passed.", passed == verdicts.count ? .good : .bad))
  }

  /// At most three at once, those that decide first; a person reads no more than that before the
  /// next attempt.
  private mutating func addFindings(of verdict: Verdict) {
    let all = verdict.findings.map { ($0, true) } + verdict.remarks.map { ($0, false) }
    for (finding, decides) in all.prefix(3) { add(finding, decides: decides) }
    if all.count > 3 {
      add(
        Span("and \(counted(all.count - 3, "more finding")): findings shows all", .dim), indent: 2)
    }
  }

  private mutating func add(
    _ verdict: Verdict, sources: [String: String], withFindings: Bool = true
  ) {
    addTimes(of: verdict.measurement)
    addTroubles(of: verdict.measurement, sources: sources)
    let table = EvaluationTable(verdict, style: style)
    if !table.rows.isEmpty {
      addBlank()
      add(table.laidOut)
    }
    addBlank()
    for row in verdict.rows { add(row) }
    if withFindings { addFindings(of: verdict) }
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
    if let fix = finding.fix {
      add(Span("fix: ", .good), Span(fix.title), indent: 4, hanging: 2)
    }
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

extension [Verdict] {
  /// The verdicts on one kata together, in the order the katas came.
  fileprivate var byKata: [[Verdict]] {
    var groups: [[Verdict]] = []
    for verdict in self {
      if groups.last?.first?.slug == verdict.slug {
        groups[groups.count - 1].append(verdict)
      } else {
        groups.append([verdict])
      }
    }
    return groups
  }

  /// The systems that one thing is to be said about.
  fileprivate var judgedAlike: [(systems: [String], title: String, verdict: Verdict)] {
    var groups: [[Verdict]] = []
    for verdict in self {
      if let index = groups.firstIndex(where: { $0[0].says(sameAs: verdict) }) {
        groups[index].append(verdict)
      } else {
        groups.append([verdict])
      }
    }
    return groups.map { group in
      let systems = group.map(\.measurement.os)
      return (systems, SystemMatrix.title(of: systems), group[0])
    }
  }
}

extension Verdict {
  fileprivate var heading: String { "\(label) \(title)" }

  /// The rows as far as they are printed: of what is no number there is no column *before*.
  private var shown: [Row] {
    rows.map { row in
      var row = row
      if !row.isCount { row.before = nil }
      return row
    }
  }

  /// Whether a person would read the same, but for the system.
  fileprivate func says(sameAs other: Verdict) -> Bool {
    (shown, findings, remarks) == (other.shown, other.findings, other.remarks)
      && (measurement.outcome, measurement.trap) == (
        other.measurement.outcome, other.measurement.trap
      )
      && (measurement.traps, measurement.diagnostics, issues)
        == (other.measurement.traps, other.measurement.diagnostics, other.issues)
  }

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
