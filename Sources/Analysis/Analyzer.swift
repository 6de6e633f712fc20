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
    let context = Context(files: files, targets: targets, sdk: sdk)
    for rule in rules { context.run(rule) }
    return context.findings
  }

  /// Findings without those that comments silence, sorted.
  ///
  /// A comment that names no rule or an unknown one, or one of `rules` that finds nothing there, is
  /// itself a finding, of the pseudo-rule `ignore-comment`.
  public static func heeding(
    _ findings: [Finding], in files: [SourceFile], rules: [Rule] = Rule.all,
    targets: [SimulatedSystem] = [], sdk: Int? = nil
  ) -> [Finding] {
    let comments = files.map(IgnoreComments.init).filter { !$0.isEmpty }
    let heard = findings.filter { finding in !comments.contains { $0.silences(finding) } }
    let known = Set(Rule.all.map(\.id)).union(rules.map(\.id))
    // Without targets a rule on systems may be silent where with them it is not.
    let running = Set(
      rules.filter {
        (!targets.isEmpty || !$0.asksForTargets) && (sdk ?? 0 >= 27 || !$0.asksForSDK)
      }.map(\.id))
    return
      (heard
      + comments.flatMap { $0.mistakes(beside: findings, known: known, running: running) })
      .sorted { $0.order < $1.order }
  }
}

extension Rule {
  /// Whether it may find more where deployment targets are named.
  public var asksForTargets: Bool { bad.contains { !$0.targets.isEmpty } }

  /// Whether it speaks only about code for a certain SDK.
  public var asksForSDK: Bool { bad.contains { $0.sdk != nil } }
}

extension Finding {
  fileprivate var order: (String, Int, Int, String, String) { (file, line, column, rule, message) }
}
