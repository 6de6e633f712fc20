import Analysis
import Kata
import Trace

extension Command {
  static let fix = Command(
    name: "fix", summary: "Apply a fix of the analyzer to your file, and run it before and after.",
    details: """
      Without words it lists what can be fixed, the costliest first. A number means one of that \
      list, the name of a rule all of its findings.
      """,
    usage: "[NUMBER|RULE…]",
    options: [
      .flag("--all", summary: "everything that can be fixed"),
      .flag("--dry-run", summary: "show what would change, and change nothing"),
    ],
    operand: .rule, count: 0...99
  ) { session, words in
    let file = try session.examine(try session.kata(nil))
    let offers = file.offers
    guard !offers.isEmpty else {
      try session.say("There is nothing to fix in \(file.name).", about: file.path)
      session.next("check", "to judge it")
      return .passed
    }
    guard words.has("--all") || !words.operands.isEmpty else {
      try session.answer(
        offers.map(Offer.init), Styled(lines: file.listed(offers, session.terminal.look)))
      session.next("fix 1", "to apply the first, fix --all for all of them")
      return .passed
    }
    let wanted = words.has("--all") ? offers : try offers.chosen(by: words.operands, session)
    var fixer = Fixer([file.source], analyse: file.findings)
    let rules = Set(wanted.map(\.rule))
    // Whole rules may uncover more of the same; a number means one place and no other.
    let isWhole = words.has("--all") || words.operands.allSatisfy { Int($0) == nil }
    fixer.run(limit: isWhole ? .max : wanted.count) { finding in
      isWhole
        ? rules.contains(finding.rule)
        : wanted.contains { $0.isSame(as: finding, exactly: wanted.count == 1) }
    }
    guard !fixer.fixed.isEmpty else {
      throw ShellError.unable(
        "that cannot be fixed by itself here",
        advice: "Nothing was changed. Try explain \(wanted[0].rule), and do it by hand.")
    }
    let isDry = words.has("--dry-run")
    let fixing = Fixing(
      files: fixer.files, fixed: fixer.fixed, texts: [file.name: file.text],
      paths: [file.name: file.path])
    let repair = try fixing.repair(left: [], isDry: isDry, showsLines: true) { texts in
      [try file.measurement(of: texts[file.name] ?? file.text, session)]
    }
    try fixing.write(repair, of: file.kata, before: "fix", session)
    if !isDry { session.last = repair.now }
    try session.report(
      Report(.repair(repair), sources: [file.name: fixer.files[0].text]))
    isDry
      ? session.next("fix", "without --dry-run to apply it")
      : session.next("undo", "to take it back, check to judge it")
    return .passed
  }
}

extension Examined {
  fileprivate var source: SourceFile { SourceFile(path: name, text: text) }

  fileprivate func findings(in files: [SourceFile]) -> [Finding] {
    let kata = kata
    return Background {
      Analyzer.findings(in: files, targets: kata.deploymentTargets, sdk: kata.sdk)
    }.wait()
  }

  /// What can be fixed, as a check says it: with what the run knows, the costliest first.
  fileprivate var offers: [Finding] {
    (verdict.findings + verdict.remarks).filter { $0.fix != nil }
  }

  fileprivate func measurement(of text: String, _ session: Session) throws -> Measurement {
    try session.checker().measurement(
      of: Checker.Answer(text: text, path: name), for: kata, on: kata.systems.first ?? .standard)
  }

  fileprivate func listed(_ offers: [Finding], _ look: Look) -> [Styled] {
    let rows = offers.enumerated().map { index, finding in
      [
        Span("\(index + 1)", .bold), Span("\(finding.line):\(finding.column)", .place),
        Span(finding.fix?.title ?? ""), Span("[\(finding.rule)]", .dim),
      ]
    }
    return ["What can be fixed in \(name)", Styled(Table(plainColumns: 4, rows: rows), look)]
  }
}

private struct Offer: Encodable {
  var rule: String
  var line: Int
  var column: Int
  var title: String?

  init(_ finding: Finding) {
    (rule, line, column) = (finding.rule, finding.line, finding.column)
    title = finding.fix?.title
  }
}

extension Finding {
  /// Whether it is the same one in another analysis; `exactly` where no fix has moved lines yet.
  fileprivate func isSame(as other: Finding, exactly: Bool) -> Bool {
    exactly
      ? (rule, line, column) == (other.rule, other.line, other.column)
      : (rule, message) == (other.rule, other.message)
  }
}

extension [Finding] {
  /// Those that numbers of the list and names of rules mean.
  fileprivate func chosen(by words: [String], _ session: Session) throws -> [Finding] {
    try words.flatMap { word -> [Finding] in
      if let number = Int(word) {
        guard indices.contains(number - 1) else {
          throw ShellError.usage(
            "there is no number \(number)",
            advice: "\(session.spoken("fix")) lists them, 1 to \(count).")
        }
        return [self[number - 1]]
      }
      let rules = Set(map(\.rule)).sorted()
      guard let rule = completed(word, among: rules) else {
        throw ShellError.usage(
          Rule.named(word) == nil
            ? "there is no rule “\(word)”" : "there is nothing of \(word) to fix here",
          advice: suggestion(
            for: word, among: rules, or: "\(session.spoken("fix")) lists what there is."))
      }
      return filter { $0.rule == rule }
    }
  }
}
