import Trace

/// The table *before / now / goal* of one verdict.
struct EvaluationTable {
  private(set) var rows: [[Span]] = []

  private let style: TextStyle
  private let verdict: Verdict

  init(_ verdict: Verdict, style: TextStyle) {
    (self.verdict, self.style) = (verdict, style)
    // What is about the whole run first, then step by step.
    let counted = verdict.rows.filter(\.isCount)
    rows = counted.filter { $0.goal.during == nil }.map(row) + comings
    var steps: [String] = []
    for step in counted.compactMap(\.goal.during) where !steps.contains(step) { steps.append(step) }
    for step in steps {
      rows.append([Span("during \(step)", .dim)])
      rows += counted.filter { $0.goal.during == step }.map(row)
    }
  }

  /// Also with all goals met there is room for the word *missed*, so that a screen too narrow for
  /// the one table is too narrow for the other.
  var laidOut: Table {
    Table(
      [
        Table.Column("Evaluations"), Table.Column("before", .right), Table.Column("now", .right),
        Table.Column("goal"),
        Table.Column("", minimum: displayWidth(style.status(false).text)),
      ], rows: rows)
  }

  private func row(_ row: Verdict.Row) -> [Span] {
    let metric = row.goal.metric
    let isNew = isIn(verdict.baseline, metric) == false && isIn(verdict.measurement, metric) == true
    let isGone =
      isIn(verdict.baseline, metric) == true && isIn(verdict.measurement, metric) == false
    return [
      Span("  " + metric.label), Span(cell(isNew ? nil : row.before)),
      Span(cell(isGone ? nil : row.now)),
      Span(row.goal.comparison.label + (isGone ? " (gone)" : "")), style.status(row.passed),
    ]
  }

  private func cell(_ value: GoalResult.Value?) -> String {
    if case .count(let count) = value { return String(count) }
    return style.none
  }

  /// Names without a goal that only the starter or only the answer has.
  private var comings: [[Span]] {
    guard let baseline = verdict.baseline, verdict.measurement.outcome == .completed else {
      return []
    }
    let asked = Set(verdict.rows.map(\.goal.metric))
    return [Metric.Kind.bodies, .members, .closures].flatMap { kind -> [[Span]] in
      let before = totals(of: kind, in: baseline)
      let now = totals(of: kind, in: verdict.measurement)
      let names = Set(before.keys).symmetricDifference(now.keys).sorted()
      return names.filter { !asked.contains(Metric(kind, $0)) }.map { name in
        [
          Span("  " + Metric(kind, name).label), Span(before[name].map(String.init) ?? style.none),
          Span(now[name].map(String.init) ?? style.none), "",
          Span(now[name] == nil ? "(gone)" : "(new)", .dim),
        ]
      }
    }
  }

  /// Whether a run knows the metric's name at all; `nil` when there is no run or no name.
  private func isIn(_ measurement: Measurement?, _ metric: Metric) -> Bool? {
    guard let measurement, let name = metric.name else { return nil }
    // A view whose body never ran is there all the same when it appeared or was skipped.
    return Metric.Kind.allCases.contains { totals(of: $0, in: measurement)[name] != nil }
  }

  private func totals(of kind: Metric.Kind, in measurement: Measurement) -> [String: Int] {
    measurement.steps.reduce(into: [:]) { totals, step in
      for (name, count) in step.counts(kind) where count > 0 { totals[name, default: 0] += count }
    }
  }
}

extension Verdict.Row {
  /// Whether the goal is about a number, which a column can hold.
  var isCount: Bool {
    switch goal.comparison {
    case .equal, .atMost, .atLeast: true
    case .are, .contain, .lack: false
    }
  }
}
