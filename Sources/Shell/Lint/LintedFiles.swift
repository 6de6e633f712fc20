import Analysis
import Kata
import Trace

/// The files of one `lint`, parsed, and what is found in them.
struct LintedFiles: Sendable {
  /// Absolute paths, by the names that messages use.
  let paths: [String: String]
  /// Texts by the same names.
  let sources: [String: String]
  private let texts: [(path: String, text: String)]

  init(_ files: [String]) throws(ShellError) {
    var texts: [(path: String, text: String)] = []
    for file in files { texts.append((shortened(file), try TextFile.read(file))) }
    self.texts = texts
    sources = Dictionary(texts, uniquingKeysWith: { a, _ in a })
    paths = Dictionary(zip(texts.map(\.path), files), uniquingKeysWith: { a, _ in a })
  }

  /// All findings that no comment silences, in order, and what has to be said about them.
  func findings(
    as request: LintRequest, _ checker: () throws -> Checker
  ) throws -> (findings: [Finding], remarks: [String]) {
    let (rules, targets) = (request.rules, request.targets)
    let texts = texts
    let analysis = Background {
      let files = texts.map { SourceFile(path: $0.path, text: $0.text) }
      return (
        files,
        files.flatMap(\.syntaxErrors).map(Finding.init)
          + Analyzer.allFindings(in: files, rules: rules, targets: targets)
      )
    }
    let (files, found) = analysis.wait()
    let availability = LintedAvailability(
      files: files, targets: request.asksCompiler ? targets : [])
    let (all, remarks) = try availability.findings(beside: found, checker)
    let heard = Background {
      Analyzer.heeding(
        all.filter { request.isAskedFor($0.rule) }, in: files, rules: rules, targets: targets)
    }
    return (heard.wait(), remarks)
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
