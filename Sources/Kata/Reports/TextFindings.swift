extension Page {
  /// Adds what `lint` says: each finding at its line, then how many there are.
  mutating func add(_ findings: [Finding], sources: [String: String]) {
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
    addBlank()
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity }.count
      return count > 0 ? "\(count) \(severity.words)" : nil
    }
    let files = counted(Set(findings.map(\.file)).count, "file")
    add(
      counts.isEmpty
        ? Span("no findings", .good)
        : Span(
          "\(counts.joined(separator: ", ")) in \(files)",
          findings.map(\.severity).min()?.look ?? .plain))
    let fixes = findings.count { $0.fix != nil }
    if fixes > 0 { add(Span("\(fixes) can be fixed with --fix", .dim)) }
  }
}
