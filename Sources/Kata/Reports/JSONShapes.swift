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
  var measurement: Measurement

  init(_ verdict: Verdict) {
    (label, slug, title) = (verdict.label, verdict.slug, verdict.title)
    (passed, goals) = (verdict.passed, verdict.rows)
    measurement = verdict.measurement.contracted
    findings = verdict.findings.map(LintedFinding.init)
    remarks = verdict.remarks.map(LintedFinding.init)
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

  init(_ finding: Finding) {
    (rule, severity, message) = (finding.rule, finding.severity, finding.message)
    (file, line, column) = (finding.file, finding.line, finding.column)
    evidence = finding.evidence
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
