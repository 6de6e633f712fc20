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
  /// nothing is said about versions that only they can make wrong.
  ///
  /// All processors take part, by files and then by rules; that changes nothing in what is found.
  public static func findings(
    in files: [SourceFile], rules: [Rule] = Rule.all, targets: [SimulatedSystem] = []
  ) -> [Finding] {
    // The rules recurse into what is nested deeply; the caller's stack may be small.
    Background { found(in: files, rules, targets) }.wait()
  }

  private static func found(
    in files: [SourceFile], _ rules: [Rule], _ targets: [SimulatedSystem]
  ) -> [Finding] {
    let lists = concurrently(files) { ($0.tree.id, NodeLists($0.tree)) }
    return NodeLists.$known.withValue(Dictionary(lists, uniquingKeysWith: { $1 })) {
      let facts = Facts(files: files, targets: targets)
      let found = spread(rules) { Context.findings(of: $0, facts) }.joined()
      let comments = Dictionary(
        grouping: files.filter { $0.says(IgnoreComments.keyword) }.map(IgnoreComments.init),
        by: \.path)
      let heard = found.filter { finding in
        comments[finding.file]?.contains { $0.silences(finding) } != true
      }
      let known = Set(Rule.all.map(\.id)).union(rules.map(\.id))
      let mistakes = comments.values.joined().flatMap { $0.mistakes(known: known) }
      return (heard + mistakes).sorted { $0.order < $1.order }
    }
  }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String, String) { (file, line, column, rule, message) }
}
