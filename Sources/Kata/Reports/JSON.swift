import Trace

extension ReportFormat {
  /// One JSON value with sorted keys: for `measure` the object of the contract, or an array of them
  /// for several systems.
  public static let json = ReportFormat(
    name: "json", summary: "One JSON value, for programs."
  ) { report, _, _ in
    switch report.content {
    case .measurements(let measurements, let against) where !against.isEmpty:
      try jsonText(Compared(before: against.map(\.contracted), now: measurements.map(\.contracted)))
    case .measurements(let measurements, _):
      try measurements.count == 1
        ? jsonText(measurements[0].contracted) : jsonText(measurements.map(\.contracted))
    case .verdicts(let verdicts):
      try jsonText(Checked(passed: areAllPassed(verdicts), katas: verdicts.map(CheckedKata.init)))
    case .findings(let findings):
      try jsonText(
        Linted(
          findings: findings.map(LintedFinding.init),
          heldBack: report.heldBack.map(CountedBack.init)))
    case .repair(let repair): try jsonText(Repaired(repair))
    case .verification(let course, let katas):
      try jsonText(
        Verified(
          passed: course.isEmpty && areAllPassed(katas), course: course,
          katas: katas.map(VerifiedKata.init)))
    }
  }

  private static func areAllPassed(_ verdicts: [Verdict]) -> Bool {
    !verdicts.isEmpty && verdicts.allSatisfy(\.passed)
  }

  private static func areAllPassed(_ katas: [Verification]) -> Bool {
    !katas.isEmpty && katas.allSatisfy(\.passed)
  }
}
