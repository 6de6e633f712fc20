import Trace

extension Page {
  /// Adds counts of two files side by side, system by system and step by step.
  mutating func add(
    _ measurements: [Measurement], against others: [Measurement], sources: [String: String]
  ) {
    for now in measurements {
      let sameSystem = others.filter { $0.os == now.os }
      guard let before = sameSystem.first(where: { $0.file == now.file }) ?? sameSystem.first else {
        add(now, sources: sources)
        add(Span("There is nothing to compare with on \(now.os).", .warning))
        continue
      }
      addBlank()
      for (name, measurement) in [("before", before), ("now", now)] {
        add(
          Span("\(name): \(measurement.file) on \(measurement.os): ", .bold),
          Span(measurement.outcome.words, measurement.outcome == .completed ? .good : .bad))
        addTroubles(of: measurement, sources: sources)
      }
      for (a, b) in pairs(before.steps, now.steps) { addComparison(a, b) }
    }
  }

  private mutating func addComparison(_ before: Step?, _ now: Step?) {
    guard let name = now?.name ?? before?.name else { return }
    addBlank()
    add(Span(name, .heading))
    var table = Table([
      Table.Column(""), Table.Column("before", .right), Table.Column("now", .right),
      Table.Column(""),
    ])
    for metric in metrics(before, now) {
      let (a, b) = (before?.count(metric), now?.count(metric))
      // What was always equal is worth a row only where it is about evaluations.
      guard a != b || metric.isEvaluation else { continue }
      table.rows.append([
        Span(metric.label), Span(a.map(String.init) ?? style.none),
        Span(b.map(String.init) ?? style.none), change(from: a ?? 0, to: b ?? 0),
      ])
    }
    add(table, indent: 2)
    if before == nil || now == nil {
      add(Span("Only one of the two files has this step.", .warning), indent: 2)
    } else if let before, let now, before.texts != now.texts {
      add(Span("showed: ", .warning), Span(quoted(before.texts)), indent: 2, hanging: 2)
      add(Span("shows: ", .warning), Span(quoted(now.texts)), indent: 2, hanging: 2)
    }
  }

  private func change(from before: Int, to now: Int) -> Span {
    if before == now { return Span("same", .dim) }
    return now < before ? Span("\(before - now) fewer") : Span("\(now - before) more")
  }

  private func metrics(_ before: Step?, _ now: Step?) -> [Metric] {
    Metric.Kind.allCases.flatMap { kind in
      let names = Set(
        [before, now].compactMap(\.self).flatMap { step in
          step.counts(kind).filter { $0.value > 0 }.keys
        })
      return names.sorted().map { Metric(kind, $0) }
    }
  }

  /// Steps of one name are paired in order; one that only a file has stays alone.
  private func pairs(_ before: [Step], _ now: [Step]) -> [(Step?, Step?)] {
    var left = before
    let paired: [(Step?, Step?)] = now.map { step in
      guard let index = left.firstIndex(where: { $0.name == step.name }) else { return (nil, step) }
      return (left.remove(at: index), step)
    }
    return paired + left.map { ($0, nil) }
  }
}

extension Metric {
  var isEvaluation: Bool { [.bodies, .members, .closures, .wasted].contains(kind) }
}

extension Step {
  /// A name's count of the metric's kind.
  fileprivate func count(_ metric: Metric) -> Int {
    metric.name.flatMap { counts(metric.kind)[$0] } ?? 0
  }
}
