import Kata
import Trace

/// Reads Swift files and says what the rules find in them.
public enum Analyzer {
  /// The findings of `rules` in `files`, sorted by file, line, column and rule.
  ///
  /// The files are taken together: a view may be declared in one and used in another. Findings
  /// silenced by a `// viewkata:ignore` comment are left out; a comment that names an unknown rule
  /// is itself a finding, of the pseudo-rule `ignore-comment`.
  ///
  /// `targets` are the deployment targets, one for each platform the code is for. Without them
  /// nothing is said about versions that only they can make wrong. `sdk` is the one that the code is
  /// to compile with, such as 27: what it no longer takes is told only to who asks for it.
  public static func findings(
    in files: [SourceFile], rules: [Rule] = Rule.all, targets: [SimulatedSystem] = [],
    sdk: Int? = nil
  ) -> [Finding] {
    let context = Context(files: files, targets: targets, sdk: sdk)
    for rule in rules { context.run(rule) }
    let comments = files.map(IgnoreComments.init)
    let heard = context.findings.filter { finding in
      !comments.contains { $0.silences(finding) }
    }
    let known = Set(Rule.all.map(\.id)).union(rules.map(\.id))
    return (heard + comments.flatMap { $0.mistakes(known: known) }).sorted { $0.order < $1.order }
  }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String, String) { (file, line, column, rule, message) }
}
