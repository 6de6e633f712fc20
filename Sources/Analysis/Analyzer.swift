import Kata
import Trace

/// Reads Swift files and says what the rules find in them.
public enum Analyzer {
  /// The findings of `rules` in `files`, sorted by file, line, column and rule.
  ///
  /// The files are taken together: a view may be declared in one and used in another. Findings
  /// silenced by a `// viewkata:ignore` comment are left out, as ``heeding(_:in:rules:targets:sdk:)``
  /// says.
  ///
  /// `targets` are the deployment targets, one for each platform the code is for. Without them
  /// nothing is said about versions that only they can make wrong. `sdk` is the one that the code is
  /// to compile with, such as 27: what it no longer takes is told only to who asks for it.
  ///
  /// All processors take part, by files and then by rules; that changes nothing in what is found.
  public static func findings(
    in files: [SourceFile], rules: [Rule] = Rule.all, targets: [SimulatedSystem] = [],
    sdk: Int? = nil
  ) -> [Finding] {
    heeding(
      allFindings(in: files, rules: rules, targets: targets, sdk: sdk), in: files, rules: rules,
      targets: targets, sdk: sdk)
  }

  /// The same with those that comments silence, in any order; for callers who know of more findings
  /// in the same files.
  public static func allFindings(
    in files: [SourceFile], rules: [Rule] = Rule.all, targets: [SimulatedSystem] = [],
    sdk: Int? = nil
  ) -> [Finding] {
    // The rules recurse into what is nested deeply; the caller's stack may be small.
    Background {
      let lists = concurrently(files) { ($0.tree.id, NodeLists($0.tree)) }
      return NodeLists.$known.withValue(Dictionary(lists, uniquingKeysWith: { $1 })) {
        let facts = Facts(files: files, targets: targets, sdk: sdk)
        return Array(spread(rules) { Context.findings(of: $0, facts) }.joined())
      }
    }.wait()
  }

  /// Findings without those that comments silence, sorted.
  ///
  /// A comment that names no rule or an unknown one, or one of `rules` that finds nothing there, is
  /// itself a finding, of the pseudo-rule `ignore-comment`.
  public static func heeding(
    _ findings: [Finding], in files: [SourceFile], rules: [Rule] = Rule.all,
    targets: [SimulatedSystem] = [], sdk: Int? = nil
  ) -> [Finding] {
    let comments = files.filter { $0.says(IgnoreComments.keyword) }.map(IgnoreComments.init)
      .filter { !$0.isEmpty }
    let heard = findings.filter { finding in !comments.contains { $0.silences(finding) } }
    let known = Set(Rule.all.map(\.id)).union(rules.map(\.id))
    let running = Set(rules.filter { $0.speaks(at: targets, sdk: sdk) }.map(\.id))
    return
      (heard
      + comments.flatMap { $0.mistakes(beside: findings, known: known, running: running) })
      .sorted { $0.order < $1.order }
  }
}

extension Rule {
  /// Whether it says all it has to say of code for these deployment targets and this SDK.
  public func speaks(at targets: [SimulatedSystem], sdk: Int?) -> Bool {
    bad.allSatisfy { example in
      (example.targets.isEmpty || !targets.isEmpty) && example.sdk ?? 0 <= sdk ?? 0
    }
  }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String, String) { (file, line, column, rule, message) }
}
