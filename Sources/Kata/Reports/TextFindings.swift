extension Page {
  /// Adds what `lint` says: each finding at its line, then how many there are, which may not be all.
  mutating func add(_ findings: [Finding], sources: [String: String], isAll: Bool = true) {
    for finding in findings {
      addBlank()
      add(
        [
          Span(finding.place + ":", .place), Span(" "),
          Span(finding.severity.words + ": ", finding.severity.look),
        ] + finding.sentence)
      addExcerpt(of: sources[finding.file], line: finding.line, column: finding.column)
      if let fix = finding.fix { add(Span("fix: ", .good), Span(fix.title), indent: 2, hanging: 2) }
    }
    if findings.count > 20 { addRules(of: findings) }
    addBlank()
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity }.count
      return count > 0 ? "\(count) \(severity.words)" : nil
    }
    let files = counted(Set(findings.map(\.file)).count, "file")
    add(
      counts.isEmpty
        ? Span(isAll ? "no findings" : "no new findings", .good)
        : Span(
          "\(counts.joined(separator: ", ")) in \(files)",
          findings.map(\.severity).min()?.look ?? .plain))
    let fixes = findings.count { $0.fix != nil }
    if fixes > 0 { add(Span("\(fixes) can be fixed with lint --fix", .dim)) }
  }

  /// Which rules say most: what fills several screens is looked at by rule.
  private mutating func addRules(of findings: [Finding]) {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
      .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    guard counts.count > 1 else { return }
    let width = "\(counts[0].value)".count
    let rows = counts.map { rule, count in
      [Span(String(repeating: " ", count: width - "\(count)".count) + "\(count)"), Span(rule)]
    }
    addBlank()
    add(Table(plainColumns: 2, rows: rows))
  }
}
