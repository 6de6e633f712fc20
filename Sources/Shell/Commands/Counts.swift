import Kata
import Trace

extension Command {
  static let counts = Command(
    name: "counts", summary: "Show every count of the last check, step by step."
  ) { session, _ in
    let runs = try session.lastRuns()
    try session.answer(runs, Styled(lines: runs.map { $0.counts(session.terminal.look) }))
    session.next("why VIEW", "to see what made a body run")
    return .passed
  }
}

extension Measurement {
  /// A table for each step, with a column for each kind of count that is not zero there.
  func counts(_ look: Look) -> Styled {
    var parts: [Styled] = ["\(file) · \(os) · \(outcome.words)"]
    for step in steps {
      parts += ["", "\(step.name, .bold)", step.table(look)]
    }
    return Styled(lines: parts)
  }
}

extension Step {
  fileprivate func table(_ look: Look) -> Styled {
    let kinds: [Metric.Kind] = [
      .bodies, .members, .closures, .skipped, .wasted, .updates, .interpolated, .replaced,
      .stateCreated, .stateDestroyed, .appeared, .disappeared,
    ].filter { counts($0).values.contains { $0 > 0 } }
    let names = Set(kinds.flatMap { counts($0).filter { $0.value > 0 }.keys }).sorted()
    guard !names.isEmpty else { return "  nothing ran" }
    var table = Table([Table.Column("")] + kinds.map { Table.Column($0.column, .right) })
    table.rows = names.map { name in
      [Span(name)]
        + kinds.map { kind in counts(kind)[name].map { $0 > 0 ? Span("\($0)") : "" } ?? "" }
    }
    return Styled(table, look)
  }
}

extension Metric.Kind {
  fileprivate var column: String {
    switch self {
    case .stateCreated: "created"
    case .stateDestroyed: "destroyed"
    default: rawValue
    }
  }
}
