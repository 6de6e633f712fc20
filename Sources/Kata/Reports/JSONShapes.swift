import Trace

// The objects that `--json` prints where the contract leaves their shape to us. Each begins with
// `schema`, so that a program can tell when one changes.

struct Compared: Encodable {
  var schema = 1
  var before: [Measurement]
  var now: [Measurement]
}

struct Checked: Encodable {
  var schema = 1
  var passed: Bool
  var katas: [CheckedKata]
}

struct CheckedKata: Encodable {
  var label: String
  var slug: String
  var title: String
  var passed: Bool
  var goals: [Verdict.Row]
  var findings: [LintedFinding]
  var remarks: [LintedFinding]
  /// Contradicted by the run, each with its `refutation`.
  var withdrawn: [LintedFinding]
  var measurement: Measurement

  init(_ verdict: Verdict) {
    (label, slug, title) = (verdict.label, verdict.slug, verdict.title)
    (passed, goals) = (verdict.passed, verdict.rows)
    measurement = verdict.measurement.contracted
    findings = verdict.findings.map(LintedFinding.init)
    remarks = verdict.remarks.map(LintedFinding.init)
    withdrawn = verdict.withdrawn.map(LintedFinding.init)
  }
}

struct Linted: Encodable {
  var schema = 1
  var findings: [LintedFinding]
  var heldBack: CountedBack?
}

/// How many findings were held back, for the reasons that were asked for.
struct CountedBack: Encodable {
  var known: Int?
  var mended: Int?
  var unchanged: Int?

  init(_ held: HeldBack) {
    (known, unchanged) = (held.known?.count, held.unchanged?.count)
    mended = held.known == nil ? nil : held.mended
  }
}

/// Without the questions a rule puts to a run: the answer is `evidence`.
struct LintedFinding: Encodable {
  var rule: String
  var severity: Finding.Severity
  var message: String
  var file: String
  var line: Int
  var column: Int
  var evidence: String?
  /// The count of the run that it explains.
  var cost: Int?
  var refutation: String?
  var fix: OfferedFix?

  init(_ finding: Finding) {
    (rule, severity, message) = (finding.rule, finding.severity, finding.message)
    (file, line, column) = (finding.file, finding.line, finding.column)
    evidence = finding.evidence
    cost = finding.evidence == nil ? nil : finding.cost
    refutation = finding.refutation
    fix = finding.fix.map(OfferedFix.init)
  }
}

struct OfferedFix: Encodable {
  var title: String
  var edits: [Edit]

  /// UTF-8 offsets from the file's beginning; the end is not included.
  struct Edit: Encodable {
    var file: String
    var start: Int
    var end: Int
    var text: String
  }

  init(_ fix: Fix) {
    title = fix.title
    edits = fix.edits.map { edit in
      Edit(
        file: edit.file, start: edit.range.lowerBound, end: edit.range.upperBound, text: edit.text)
    }
  }
}

struct Repaired: Encodable {
  var schema = 1
  var applied: Bool
  var fixed: [LintedFinding]
  var findings: [LintedFinding]
  var files: [String: String]
  var before: [Measurement]
  var now: [Measurement]

  init(_ repair: Repair) {
    applied = !repair.isDry
    fixed = repair.fixed.map(LintedFinding.init)
    findings = repair.left.map(LintedFinding.init)
    files = Dictionary(
      repair.changes.map { ($0.file, $0.after) }, uniquingKeysWith: { first, _ in first })
    before = repair.before.map(\.contracted)
    now = repair.now.map(\.contracted)
  }
}

struct Verified: Encodable {
  var schema = 1
  var passed: Bool
  var course: [CourseProblem]
  var katas: [VerifiedKata]
}

struct VerifiedKata: Encodable {
  var label: String
  var slug: String
  var title: String
  var passed: Bool
  var checks: Int
  var problems: [CourseProblem]

  init(_ kata: Verification) {
    (label, slug, title) = (kata.label, kata.slug, kata.title)
    (passed, checks, problems) = (kata.passed, kata.checks, kata.problems)
  }
}

extension Measurement {
  /// With what the contract names and nothing else.
  var contracted: Self {
    var copy = self
    for index in copy.steps.indices { copy.steps[index].tree = nil }
    return copy
  }
}
