extension ReportFormat {
  /// A workflow command a line, which GitHub shows beside the code
  /// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  public static let github = ReportFormat(
    name: "github", summary: "Annotations for a GitHub workflow, on standard output."
  ) { report, _, _ in
    report.issues.map { issue in
      let level = issue.level == .note ? "notice" : issue.level.rawValue
      var properties = [
        "file=\(escaped(report.path(issue.file), isProperty: true))", "line=\(issue.line)",
      ]
      if let column = issue.characterColumn(in: report.sources[issue.file]) {
        properties.append("col=\(column)")
      }
      properties.append("title=\(escaped(issue.rule, isProperty: true))")
      return "::\(level) \(properties.joined(separator: ","))::\(escaped(issue.message))\n"
    }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension ReportedIssue {
  /// The column in characters (Unicode scalars), as editors outside of Swift count; in bytes where
  /// the file's text is not at hand.
  func characterColumn(in source: String?) -> Int? {
    guard let column else { return nil }
    guard let source, let excerpt = SourceExcerpt(source: source, line: line, column: column) else {
      return column
    }
    return String(decoding: excerpt.text.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars
      .count
      + 1
  }
}
