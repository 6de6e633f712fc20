import Analysis
import Kata
import Trace

/// The files of one `lint`, parsed, and what is found in them.
struct LintedFiles: Sendable {
  let files: [SourceFile]
  /// Absolute paths, by the names that messages use.
  let paths: [String: String]

  init(reading paths: [String]) throws(ShellError) {
    let read = concurrently(paths) { path in
      Result { () throws(ShellError) in
        SourceFile(path: shortened(path), text: try TextFile.read(path))
      }
    }
    var files: [SourceFile] = []
    for file in read { files.append(try file.get()) }
    self.files = files
    self.paths = Dictionary(zip(files.map(\.path), paths), uniquingKeysWith: { a, _ in a })
  }

  private init(_ files: [SourceFile], _ paths: [String: String]) {
    (self.files, self.paths) = (files, paths)
  }

  /// The same files with other texts.
  func with(_ files: [SourceFile]) -> LintedFiles { LintedFiles(files, paths) }

  /// Texts by the names that messages use.
  var sources: [String: String] {
    Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a })
  }

  /// All findings that no comment silences, in order, and what has to be said about them.
  func findings(
    as request: LintRequest, _ checker: () throws -> Checker
  ) throws -> (findings: [Finding], remarks: [String]) {
    let (files, rules, targets, sdk) = (files, request.rules, request.targets, request.sdk)
    let found = Background {
      concurrently(files, { $0.syntaxErrors }).joined().map(Finding.init)
        + Analyzer.allFindings(in: files, rules: rules, targets: targets, sdk: sdk)
    }.wait()
    let availability = LintedAvailability(
      files: files, targets: request.asksCompiler ? targets : [])
    let (all, remarks) = try availability.findings(beside: found, checker)
    let heard = Background {
      Analyzer.heeding(
        all.filter { request.isAskedFor($0.rule) }, in: files, rules: rules, targets: targets,
        sdk: sdk)
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
