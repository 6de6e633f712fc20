import Trace

extension Page {
  /// Adds what differs between systems, and nothing else; of runs that are all the same, that.
  mutating func add(_ matrix: SystemMatrix) {
    addBlank()
    guard let first = matrix.groups.first else { return }
    guard !matrix.isUniform else { return add(Span("The same on \(first.title).", .good)) }
    add(Span("What differs", .heading), Span(" (and nothing else)", .dim))
    var table = Table(
      [Table.Column("")] + matrix.groups.map { Table.Column($0.title, .right) })
    if case .outcomes(let outcomes)? = matrix.outcomes {
      table.rows.append(
        [Span("ended")] + outcomes.map { Span($0.words, $0 == .completed ? .good : .bad) })
    }
    for row in matrix.rows {
      let counts = row.differences.compactMap(counted)
      guard !counts.isEmpty else { continue }
      table.rows.append([Span("during \(row.step)", .dim)])
      table.rows += counts
    }
    add(table, indent: 2)
    for difference in matrix.lists {
      let steps = difference.steps.map { "“\($0)”" }.listed
      add(Span("\(difference.kind.words) \(steps)", .dim), indent: 2)
      for (title, list) in difference.lists { add(list, difference.kind, of: title) }
    }
  }

  private func counted(_ difference: SystemMatrix.Difference) -> [Span]? {
    guard case .count(let metric, let values) = difference else { return nil }
    return [Span("  \(metric.label)")] + values.map { Span($0.map(String.init) ?? style.none) }
  }

  private mutating func add(
    _ list: [String]?, _ kind: SystemMatrix.Lines, of title: String
  ) {
    guard let list else {
      return add(
        Span("\(title): ", .bold), Span("the step did not run"), indent: 4, hanging: 2)
    }
    guard kind == .tree || kind == .changes, !list.isEmpty else {
      return add(
        Span("\(title): ", .bold), Span(quoted(list.map(beginning))), indent: 4, hanging: 2)
    }
    add(Span("\(title):", .bold), indent: 4)
    // What all have is left out, so that the depth of the rest begins anew.
    let depth = list.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    for line in list.prefix(24) { add(Span(String(line.dropFirst(depth))), indent: 6) }
    if list.count > 24 { add(Span("and \(list.count - 24) more", .dim), indent: 6) }
  }
}

extension SystemMatrix {
  /// What differs in lists: the same after several steps once, and a list of several groups once.
  fileprivate var lists: [(kind: Lines, steps: [String], lists: [(String, [String]?)])] {
    var found: [(kind: Lines, steps: [String], values: [[String]?])] = []
    for row in rows {
      for case .lines(let kind, let values) in row.differences {
        if let index = found.firstIndex(where: { $0.kind == kind && $0.values == values }) {
          found[index].steps.append(row.step)
        } else {
          found.append((kind, [row.step], values))
        }
      }
    }
    return found.map { kind, steps, values in
      var order: [[String]?] = []
      for value in values where !order.contains(value) { order.append(value) }
      return (
        kind, steps,
        order.map { value in
          let systems = zip(groups, values).filter { $0.1 == value }.flatMap(\.0.systems)
          return (Self.title(of: systems), value)
        }
      )
    }
  }
}

extension SystemMatrix.Lines {
  fileprivate var words: String {
    switch self {
    case .texts: "on screen after"
    case .tree: "in the tree after"
    case .modifiers: "modifiers after"
    case .changes: "changes reported during"
    case .issues: "warnings during"
    case .output: "printed during"
    }
  }
}
