import Trace

extension Page {
  /// Adds everything that was measured; of one file on several systems first what is the same, then
  /// what differs.
  mutating func add(_ measurements: [Measurement], sources: [String: String]) {
    var files: [String] = []
    for file in measurements.map(\.file) where !files.contains(file) { files.append(file) }
    for file in files {
      let runs = measurements.filter { $0.file == file }
      let matrix = SystemMatrix(runs)
      for (index, group) in matrix.groups.enumerated() {
        add(group.run, on: group.title, isWhole: index == 0, sources: sources)
      }
      if runs.count > 1, !matrix.isUniform { add(matrix) }
    }
  }

  /// Adds everything one run measured, or how it ended and its goals only.
  mutating func add(
    _ measurement: Measurement, on systems: String? = nil, isWhole: Bool = true,
    sources: [String: String]
  ) {
    addBlank()
    let isCompleted = measurement.outcome == .completed
    add(
      Span("\(measurement.file) on \(systems ?? measurement.os): ", .bold),
      Span(measurement.outcome.words, isCompleted ? .good : .bad))
    addTimes(of: measurement)
    addTroubles(of: measurement, sources: sources)
    var texts: [String]?
    for step in isWhole ? measurement.steps : [] {
      add(step, after: texts)
      texts = step.texts
    }
    guard !measurement.goals.isEmpty else { return }
    addBlank()
    add(Span("Goals", .bold))
    for result in measurement.goals { add(result) }
  }

  /// `compiled 0.41 s · ran 3 steps 6 ms`; an answer from the cache neither compiled nor ran.
  mutating func addTimes(of measurement: Measurement) {
    if measurement.outcome == .completed, measurement.elapsed.runMilliseconds == 0,
      !measurement.steps.isEmpty
    {
      return add(Span("unchanged since its last run", .dim))
    }
    var parts: [String] = []
    if measurement.elapsed.compileMilliseconds > 0 {
      parts.append("compiled \(duration(milliseconds: measurement.elapsed.compileMilliseconds))")
    }
    if measurement.outcome != .compileFailed {
      let time = duration(milliseconds: measurement.elapsed.runMilliseconds)
      parts.append("ran \(counted(measurement.steps.count, "step")) \(time)")
    }
    guard !parts.isEmpty else { return }
    add(Span(parts.joined(separator: style.accessible ? ", " : " · "), .dim))
  }

  /// Adds what stopped the program: compiler messages, and the trap.
  mutating func addTroubles(of measurement: Measurement, sources: [String: String]) {
    for diagnostic in measurement.diagnostics {
      addBlank()
      let look: Span.Look = diagnostic.severity == .error ? .bad : .warning
      add(
        Span(
          place(diagnostic.file, line: diagnostic.line, column: diagnostic.column) + ":", .place),
        Span(" "),
        Span("\(diagnostic.severity.rawValue): ", look), Span(diagnostic.message))
      addExcerpt(
        of: sources[diagnostic.file], line: diagnostic.line, column: diagnostic.column)
      if let explanation = diagnostic.explanation { add(Span(explanation), indent: 2) }
    }
    addTraps(of: measurement, sources: sources)
  }

  /// Adds a file's line with a mark; without a column the mark is under its first sign.
  mutating func addExcerpt(of source: String?, line: Int, column: Int?) {
    guard let source,
      var excerpt = SourceExcerpt(source: source, line: line, column: column ?? 1)
    else { return }
    if column == nil {
      excerpt.column = excerpt.text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count + 1
    }
    add(lines: excerpt.lines(width: width - 2, style: style), indent: 2)
  }

  private mutating func add(_ step: Step, after texts: [String]?) {
    addBlank()
    add(Span(step.name, .heading))
    add(countTable(of: step), indent: 2)
    for cause in step.causes { addNote("why", cause.words) }
    let state = [(step.stateCreated, "created"), (step.stateDestroyed, "destroyed")]
    for (counts, verb) in state {
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 0 {
        addNote("state", "\(name) \(verb) \(count)×")
      }
    }
    for issue in step.issues {
      addNote("warning", issue.message + issue.place, .warning)
    }
    if !step.output.isEmpty { addNote("printed", quoted(step.output.map(beginning))) }
    addNote("shows", step.texts == texts ? "the same" : quoted(step.texts))
  }

  private mutating func addNote(_ word: String, _ text: String, _ look: Span.Look = .dim) {
    add(Span(word + ": ", look), Span(text), indent: 2, hanging: 2)
  }

  private func countTable(of step: Step) -> Table {
    let ran = step.bodies.merging(step.members, uniquingKeysWith: +)
      .merging(step.closures, uniquingKeysWith: +)
    let counts = [
      ("ran", ran), ("skipped", step.skipped), ("wasted", step.wasted),
      ("updated", step.updates), ("interpolated", step.interpolated),
      ("replaced", step.replaced), ("appeared", step.appeared), ("disappeared", step.disappeared),
    ].filter { $0.1.contains { $0.value > 0 } }
    let names = Set(counts.flatMap { $0.1.filter { $0.value > 0 }.keys }).sorted()
    return Table(
      [Table.Column("")] + counts.map { Table.Column($0.0, .right) },
      rows: names.map { name in
        [Span(name)] + counts.map { Span($0.1[name].flatMap { $0 > 0 ? String($0) : nil } ?? "") }
      })
  }

  private mutating func add(_ result: GoalResult) {
    add(style.status(result.passed), Span(": \(result.goal.title)"), indent: 2, hanging: 2)
    add(Span(result.goal.explanation(now: result.value)), indent: 4, hanging: 2)
  }
}

extension Cause {
  /// `RowView ran 200×, input style changed (closure capturing self, never equal), by DashboardView`.
  var words: String {
    let compared = comparison.map { " (\($0))" } ?? ""
    let origin = by.map { ", by \($0)" } ?? ""
    return "\(view) ran \(count)×, \(reason)\(compared)\(origin)"
  }
}

extension Issue {
  /// ` (Screen.swift:12)`, or nothing.
  var place: String {
    guard let file else { return "" }
    return line.map { " (\(file):\($0))" } ?? " (\(file))"
  }
}
