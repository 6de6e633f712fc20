import Kata
import Trace

extension Command {
  static let findings = Command(
    name: "findings",
    summary: "Show everything the analyzer finds in your file, with what the run says of it.",
    usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    let file = try session.examine(try session.kata(words.operands.first))
    let verdict = file.verdict
    let all = verdict.findings + verdict.remarks
    try session.report(
      Report(
        .findings(all), sources: [file.name: file.text],
        remarks: verdict.withdrawn.map { finding in
          "Withdrawn: \(finding.rule) at \(finding.line):\(finding.column), "
            + "for \(finding.refutation ?? "the run contradicts it")."
        }))
    if all.contains(where: { $0.fix != nil }) {
      session.next("fix", "to see what can be fixed by itself")
    } else if let first = all.first {
      session.next("explain \(first.rule)", "to read about the first")
    } else {
      session.next("check", "to judge your file")
    }
    return .passed
  }
}
