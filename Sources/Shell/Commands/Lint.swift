import Analysis
import Kata
import Trace

extension Command {
  static let lint = Command(
    name: "lint", summary: "Say what the analyzer finds in Swift files, without running them.",
    details: """
      With deployment targets the compiler itself says what is newer than they are, for each \
      platform; guards that ask for too much and shims that can go are told as well.
      """,
    usage: "[PATH…]", options: [.deploymentTarget, .fix, .dryRun], operand: .file, count: 0...9999
  ) { session, words in
    let paths = try words.operands.isEmpty ? [session.openFile()] : words.operands.map(absolute)
    let named = try SwiftFiles.under(paths)
    guard !named.isEmpty else {
      throw ShellError.invalid(
        "nothing was checked: there is no Swift file in \(paths.map { shortened($0) }.joined(separator: ", "))"
      )
    }
    session.progress("\("Reading \(counted(named.count, "file")) …", .dim)")
    let texts = try named.map { (path: shortened($0), text: try TextFile.read($0)) }
    let targets = try words.deploymentTargets()
    // Without a compiler there is still the table.
    try? session.announce(targets)
    let analysis = Background {
      let sources = SourceFile.parse(texts)
      return (
        sources,
        concurrently(sources, \.syntaxErrors).joined().map(Finding.init)
          + Analyzer.findings(in: sources, targets: targets)
      )
    }
    let (files, found) = analysis.wait()
    guard !words.has("--fix") else {
      let repair = try session.fix(
        files,
        paths: Dictionary(
          named.map { (shortened($0), $0) }, uniquingKeysWith: { first, _ in first }),
        isDry: words.has("--dry-run"),
        analyse: { Analyzer.findings(in: $0, targets: targets) },
        left: { files in
          let found = Background {
            files.flatMap(\.syntaxErrors).map(Finding.init)
              + Analyzer.findings(in: files, targets: targets)
          }.wait()
          return try LintedAvailability(files: files, targets: targets)
            .findings(beside: found, { try session.checker() }).findings.inOrder
        })
      let sources = Dictionary(texts.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a })
      let after = sources.merging(repair.changes.map { ($0.file, $0.after) }) { $1 }
      try session.report(Report(.repair(repair), sources: after))
      if !repair.changes.isEmpty, !repair.isDry { session.next("undo", "to take it back") }
      return repair.left.contains { $0.severity == .must } ? .failed : .passed
    }
    guard !words.has("--dry-run") else {
      throw ShellError.usage("--dry-run goes with --fix")
    }
    let (findings, remarks) = try LintedAvailability(files: files, targets: targets)
      .findings(beside: found, { try session.checker() })
    let sources = Dictionary(texts.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a })
    try session.report(Report(.findings(findings.inOrder), sources: sources, remarks: remarks))
    if let worst = findings.filter({ $0.severity != .praise && Rule.named($0.rule) != nil }).min(
      by: { $0.severity < $1.severity })
    {
      session.next("explain \(worst.rule)", "to see why, with examples")
    }
    return findings.contains { $0.severity == .must } ? .failed : .passed
  }
}

extension Finding {
  /// A place the parser does not understand, beside which other findings may be missing.
  fileprivate init(_ error: Diagnostic) {
    self.init(
      rule: "syntax", severity: .must, message: error.message, file: error.file, line: error.line,
      column: error.column)
  }
}

extension Session {
  /// The learner's file of the open kata.
  fileprivate func openFile() throws -> String {
    let kata = try kata(nil)
    let path = file(of: kata)
    guard TextFile.exists(path) else { throw noFile(of: kata) }
    return path
  }
}
