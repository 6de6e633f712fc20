import Analysis
import Foundation
import Kata
import Trace
import Workbench

/// What `lint` was asked to do, from its words and the `.viewkata` that counts.
struct LintRequest: Sendable {
  /// Absolute.
  var paths: [String]
  var configuration: LintConfiguration
  var rules: [Rule]
  var targets: [SimulatedSystem]
  /// What the code is to compile with.
  var sdk: Int
  var baseline: BaselineFile?
  /// Where the findings are to be written as a baseline, absolute.
  var writtenBaseline: String?
  /// Whether what should be fixed does not pass either.
  var isStrict: Bool
  /// Absolute, each once.
  var files: [String]
  var changes: (lines: ChangedLines, revision: String)?

  /// Reads what decides before anything is analysed, so that a slip does not cost the time of that.
  init(_ words: Arguments, in session: Session) throws {
    paths = try words.operands.isEmpty ? [session.openFile()] : words.operands.map(absolute)
    for path in paths where !TextFile.exists(path) { throw TextFile.missing(path) }
    configuration = try .read(words, for: paths)
    rules = try words.rules(of: configuration)
    guard !rules.isEmpty else {
      throw ShellError.invalid("\(configuration.file) leaves no rule, so nothing was checked")
    }
    let targets = try words.deploymentTargets()
    self.targets = targets.isEmpty ? configuration.deploymentTargets : targets

    sdk = words.sdk()

    writtenBaseline = try words.value("--write-baseline").map(BaselineFile.checked)
    if writtenBaseline == nil {
      baseline = try BaselineFile(words.value("--baseline"), or: configuration)
    } else if let other = ["--baseline", "--changed-since", "--fix", "--run"].first(
      where: words.has)
    {
      throw ShellError.usage(
        "--write-baseline takes all that is found, and does not go with \(other)")
    }
    if words.has("--fix"), words.has("--changed-since") {
      throw ShellError.usage(
        "--fix moves lines, and does not go with --changed-since",
        advice: "Name the files, or a baseline: lint FILE… --fix.")
    }
    guard words.has("--fix") || !words.has("--dry-run") else {
      throw ShellError.usage("--dry-run goes with --fix")
    }

    isStrict = words.has("--strict")
    let excluded = configuration.excluded
    files = try SwiftFiles.under(paths, excluding: excluded)
    if words.has("--force-exclude") {
      files = files.filter { file in !excluded.contains { $0.matches(file) } }
    }
    guard !files.isEmpty else { throw nothing() }
    changes = try words.value("--changed-since").map { revision in
      (try ChangedLines(since: revision, in: files, below: paths), revision)
    }
  }

  /// Whether there are targets, and one of the rules that the compiler knows more for is to run.
  var asksCompiler: Bool {
    !targets.isEmpty
      && rules.contains {
        ["unguarded-availability", "over-gated", "obsolete-shim"].contains($0.id)
      }
  }

  /// Whether a finding is of a rule that is to run, or of none, as syntax errors are.
  func isAskedFor(_ rule: String) -> Bool {
    rules.contains { $0.id == rule } || Rule.named(rule) == nil
  }

  /// What findings that are told mean for the calling program.
  func status(of told: [Finding]) -> ExitStatus {
    told.contains { $0.severity == .must || isStrict && $0.severity == .should } ? .failed : .passed
  }

  private func nothing() -> ShellError {
    let named = paths.map { shortened($0) }.joined(separator: ", ")
    // All were left out, or there were none.
    let isExcluded =
      !configuration.excluded.isEmpty && (try? SwiftFiles.under(paths).isEmpty) == false
    return .invalid(
      isExcluded
        ? "nothing was checked: \(configuration.file) excludes every Swift file in \(named)"
        : "nothing was checked: there is no Swift file in \(named)")
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
