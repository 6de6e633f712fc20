import Analysis
import Kata

extension Command {
  static let explain = Command(
    name: "explain", summary: "Explain a rule of the analyzer, with examples.", usage: "[RULE]",
    operand: .rule, count: 0...1
  ) { session, words in
    guard let word = words.operands.first else {
      let rules = Rule.all.map { RuleSummary(id: $0.id, summary: $0.summary) }
      let table = Table(
        plainColumns: 2, rows: rules.map { [Span($0.id, .bold), Span($0.summary)] })
      try session.answer(rules, Styled(table, session.terminal.look))
      session.next("explain RULE", "to read one with examples")
      return .passed
    }
    guard let id = completed(word, among: Rule.all.map(\.id)), let rule = Rule.named(id) else {
      throw ShellError.usage(
        "there is no rule “\(word)”",
        advice: suggestion(
          for: word, among: Rule.all.map(\.id), or: "\(session.spoken("explain")) lists them."))
    }
    let value = ExplainedRule(rule)
    try session.answer(value, value.text(session))
    session.next("lint", "to look for it in your file")
    return .passed
  }
}

private struct RuleSummary: Encodable {
  var id: String
  var summary: String
}

private struct ExplainedRule: Encodable {
  var schema = 1
  var id: String
  var severity: String
  var summary: String
  var explanation: String
  /// What `lint --fix` does about it.
  var fix: String?
  /// Sources with a `↓` before each place of a finding.
  var bad: [String]
  var good: [String]

  init(_ rule: Rule) {
    (id, severity) = (rule.id, rule.severity.rawValue)
    (summary, explanation) = (rule.summary, rule.explanation)
    fix = rule.fix
    bad = rule.bad.map(\.marked)
    good = rule.good.map(\.marked)
  }

  func text(_ session: Session) -> Styled {
    var parts: [Styled] = [
      "\(id, .bold)  \(severity, .dim)", "\(summary)", "", session.markdown(explanation),
    ]
    if let fix { parts += ["", "\("Fix", .bold): \(fix)"] }
    for (title, examples) in [("Found (at ↓)", bad), ("Not found", good)] {
      if let example = examples.first {
        parts += ["", "\(title, .bold)", Styled(source: Span(example.withoutLastNewline.indented))]
      }
    }
    return Styled(lines: parts)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
