import Foundation
import Trace

extension ReportFormat {
  /// One JSON value with sorted keys: for `measure` the object of the contract, or an array of them
  /// for several systems.
  public static let json = ReportFormat(
    name: "json", summary: "One JSON value, for programs."
  ) { report, _, _ in
    switch report.content {
    case .measurements(let measurements, let against) where !against.isEmpty:
      try text(Compared(before: against.map(\.contracted), now: measurements.map(\.contracted)))
    case .measurements(let measurements, _):
      try measurements.count == 1
        ? text(measurements[0].contracted) : text(measurements.map(\.contracted))
    case .verdicts(let verdicts):
      try text(Checked(passed: areAllPassed(verdicts), katas: verdicts.map(CheckedKata.init)))
    case .findings(let findings):
      try text(Linted(findings: findings.map(LintedFinding.init)))
    case .verification(let course, let katas):
      try text(
        Verified(
          passed: course.isEmpty && areAllPassed(katas), course: course,
          katas: katas.map(VerifiedKata.init)))
    }
  }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: closed(Array(try encoder.encode(value))), as: UTF8.self) + "\n"
  }

  private static func areAllPassed(_ verdicts: [Verdict]) -> Bool {
    !verdicts.isEmpty && verdicts.allSatisfy(\.passed)
  }

  private static func areAllPassed(_ katas: [Verification]) -> Bool {
    !katas.isEmpty && katas.allSatisfy(\.passed)
  }

  /// The encoder spreads what is empty over three lines; this writes `[]` and `{}`.
  private static func closed(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let byte = json[index]
      result.append(byte)
      index += 1
      guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { continue }
      // A line end inside a string is escaped, so this one is the encoder's.
      let rest = json[index...]
      guard rest.starts(with: Array("\n\n".utf8)),
        let next = rest.firstIndex(where: { $0 != 0x0A && $0 != 0x20 }),
        json[next] == UInt8(ascii: "]") || json[next] == UInt8(ascii: "}")
      else { continue }
      index = next
    }
    return result
  }
}
