extension ReportFormat {
  /// SARIF 2.1.0, which code scanning services read
  /// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
  public static let sarif = ReportFormat(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning."
  ) { report, _, _ in
    try jsonText(Log(report))
  }
}

/// The parts of the format that are used, by its own names.
private struct Log: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: Report) {
    let issues = report.issues
    let rules = Set(issues.map(\.rule)).sorted()
    let prints = Fingerprints.of(
      issues, beside: report.heldBack?.all.compactMap(ReportedIssue.init) ?? [],
      in: report.sources, path: report.path)
    runs = [
      Run(
        tool: Tool(
          driver: Driver(rules: rules.map { Rule(id: $0, text: report.rules[$0]) })),
        results: zip(issues, prints).map { issue, print in
          Result(
            issue, index: rules.firstIndex(of: issue.rule) ?? 0, in: report, fingerprint: print)
        })
    ]
  }
}

private struct Run: Encodable {
  let tool: Tool
  let columnKind = "unicodeCodePoints"
  let results: [Result]
}

private struct Tool: Encodable { let driver: Driver }

private struct Driver: Encodable {
  let name = "viewkata"
  let rules: [Rule]
}

private struct Rule: Encodable {
  let id: String
  let shortDescription: Text?
  let help: Help?

  init(id: String, text: RuleText?) {
    self.id = id
    shortDescription = text.map { Text(text: $0.summary) }
    help = text.flatMap { $0.explanation.isEmpty ? nil : Help(markdown: $0.explanation) }
  }
}

/// Markdown that is read as plain text just as well.
private struct Help: Encodable {
  let text: String
  let markdown: String

  init(markdown: String) { (text, self.markdown) = (markdown, markdown) }
}

private struct Text: Encodable { let text: String }

private struct Result: Encodable {
  let ruleId: String
  let ruleIndex: Int
  let level: String
  let message: Text
  let locations: [Location]
  let partialFingerprints: [String: String]
  let fixes: [Proposal]?

  init(_ issue: ReportedIssue, index: Int, in report: Report, fingerprint: String) {
    (ruleId, ruleIndex) = (issue.rule, index)
    level = issue.level.rawValue
    message = Text(text: issue.message)
    locations = [
      Location(
        physicalLocation: PhysicalLocation(
          artifactLocation: Artifact(path: report.path(issue.file)),
          region: Region(
            startLine: issue.line,
            startColumn: issue.characterColumn(in: report.sources[issue.file]))))
    ]
    // GitHub takes no other name, and would make its own from lines around the place.
    partialFingerprints = ["viewkata/v1": fingerprint, "primaryLocationLineHash": fingerprint]
    fixes = issue.fix.map { [Proposal($0, in: report)] }
  }
}

private struct Location: Encodable { let physicalLocation: PhysicalLocation }

private struct PhysicalLocation: Encodable {
  let artifactLocation: Artifact
  let region: Region
}

/// A path as a URI reference; one that is not absolute is meant from the root of the sources.
private struct Artifact: Encodable {
  let uri: String
  let uriBaseId: String?

  init(path: String) {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let encoded = path.utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let isAbsolute = path.hasPrefix("/")
    uri = (isAbsolute ? "file://" : "") + encoded
    uriBaseId = isAbsolute ? nil : "%SRCROOT%"
  }
}

/// What the format calls a fix.
private struct Proposal: Encodable {
  let description: Text
  let artifactChanges: [Change]

  struct Change: Encodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Text
  }

  init(_ fix: Fix, in report: Report) {
    description = Text(text: fix.title)
    artifactChanges = fix.files.sorted().map { file in
      let places = SourcePlaces(report.sources[file] ?? "")
      return Change(
        artifactLocation: Artifact(path: report.path(file)),
        replacements: fix.edits.filter { $0.file == file }.map { edit in
          let start = places.place(of: edit.range.lowerBound)
          let end = places.place(of: edit.range.upperBound)
          return Replacement(
            deletedRegion: Region(
              startLine: start.line, startColumn: start.column, endLine: end.line,
              endColumn: end.column), insertedContent: Text(text: edit.text))
        })
    }
  }
}

private struct Region: Encodable {
  let startLine: Int
  let startColumn: Int?
  var endLine: Int?
  var endColumn: Int?
}
