import Analysis
import Kata
import Trace

extension Session {
  /// Writes a report to the terminal, and to every file that `--report` names.
  func report(_ report: Report) throws {
    var report = report
    report.ruleSummaries = Dictionary(
      Rule.all.map { ($0.id, $0.summary) }, uniquingKeysWith: { a, _ in a })
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
