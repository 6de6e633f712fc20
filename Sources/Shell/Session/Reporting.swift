import Analysis
import Kata
import Trace

extension Session {
  /// Writes a report to the terminal, and to every file that `--report` names.
  func report(_ report: Report) throws {
    var report = report
    report.rules = Dictionary(
      Rule.all.map { ($0.id, RuleText(summary: $0.summary, explanation: $0.explanation)) },
      uniquingKeysWith: { a, _ in a })
    report.rules["syntax"] = RuleText(summary: "A place that the parser does not understand")
    report.rules["ignore-comment"] = RuleText(
      summary: "A viewkata:ignore comment that names no rule, or silences nothing")
    let root = SourceRoot(around: absolute("."))
    let user = environment["HOME"] ?? "~"
    let path: @Sendable (String) -> String = {
      root.path(of: absolute($0.hasPrefix("~/") ? user + $0.dropFirst() : $0))
    }
    // A file may have thousands of findings.
    let paths = Dictionary(uniqueKeysWithValues: report.sources.keys.map { ($0, path($0)) })
    report.path = { paths[$0] ?? path($0) }
    var printed: [String] = []
    for target in settings.reports {
      guard let format = ReportFormat.named(target.kind) else {
        preconditionFailure("unknown kinds are refused when the options are read")
      }
      let text = try format.text(of: report)
      guard let file = target.file else {
        printed.append(text)
        continue
      }
      try TextFile.write(text, to: absolute(file))
    }
    switch settings.format {
    case .json: terminal.printDocument(try ReportFormat.json.text(of: report))
    case .text:
      let look = terminal.look
      terminal.print(
        Styled(
          drawn: try ReportFormat.text.text(of: report, style: look.style, width: look.width)))
    }
    for text in printed { terminal.printDocument(text.withoutLastNewline) }
  }
}
