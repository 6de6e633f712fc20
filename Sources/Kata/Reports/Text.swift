import Trace

extension ReportFormat {
  /// What a person reads in a terminal. Every status is a word; colour and signs only repeat it.
  public static let text = ReportFormat(
    name: "text", summary: "Text for a terminal, for people."
  ) { report, style, width in
    var page = Page(style: style, width: width)
    switch report.content {
    case .measurements(let measurements, let against) where !against.isEmpty:
      page.add(measurements, against: against, sources: report.sources)
    case .measurements(let measurements, _):
      page.add(measurements, sources: report.sources)
    case .verdicts(let verdicts): page.add(verdicts, sources: report.sources)
    case .findings(let findings):
      page.add(findings, sources: report.sources, isAll: report.heldBack?.all.isEmpty ?? true)
    case .repair(let repair): page.add(repair, sources: report.sources)
    case .verification(let course, let katas): page.add(katas, of: course)
    }
    for remark in report.remarks {
      page.addBlank()
      page.add(Span(remark, .dim))
    }
    return page.text
  }
}
