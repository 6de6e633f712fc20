import Kata
import Trace

extension Session {
  /// Writes a report to the terminal, and to every file that `--report` names.
  func report(_ report: Report) throws {
    for target in settings.reports {
      guard let format = ReportFormat.named(target.kind) else {
        preconditionFailure("unknown kinds are refused when the options are read")
      }
      try TextFile.write(format.text(of: report), to: absolute(target.file))
    }
    switch settings.format {
    case .json: terminal.printDocument(try ReportFormat.json.text(of: report))
    case .text:
      let look = terminal.look
      terminal.print(
        Styled(
          drawn: try ReportFormat.text.text(of: report, style: look.style, width: look.width)))
    }
  }
}
