import Trace

extension Page {
  /// Adds what was fixed, the lines that changed, what is left, and the counts before and after.
  mutating func add(_ repair: Repair, sources: [String: String]) {
    addBlank()
    for finding in repair.fixed {
      add(
        [
          Span(finding.place + ":", .place), Span(" \(finding.fix?.title ?? finding.message) "),
          Span("[\(finding.rule)]", .dim),
        ], hanging: 2)
    }
    if repair.showsLines {
      for change in repair.changes {
        addBlank()
        let diff = UnifiedDiff(
          from: change.before, to: change.after, named: change.file, "\(change.file), fixed")
        add(lines: diff.lines.map { [$0] })
      }
    }
    addBlank()
    let verb = repair.isDry ? "would fix" : "fixed"
    add(
      repair.fixed.isEmpty
        ? Span("nothing to fix")
        : Span(
          "\(verb) \(counted(repair.fixed.count, "finding")) "
            + "in \(counted(repair.changes.count, "file"))", .good))
    if !repair.left.isEmpty {
      add(repair.left, sources: sources)
    }
    if !repair.now.isEmpty {
      add(repair.now, against: repair.before, sources: sources)
    }
  }
}
