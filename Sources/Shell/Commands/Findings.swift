import Kata
import Trace

extension Command {
  static let findings = Command(
    name: "findings",
    summary: "Show everything the analyzer finds in your file, with what the run says of it.",
    usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    let path = session.file(of: kata)
    guard TextFile.exists(path) else { throw session.noFile(of: kata) }
    let name = shortened(path)
    let text = try TextFile.read(path)
    session.progress("\("Checking \(kata.label) …", .dim)")
    let verdict = try session.checker().verdicts(
      on: Checker.Answer(text: text, path: name), for: kata, on: session.systems
    )[0]
    session.last = [verdict.measurement]
    guard verdict.measurement.outcome != .compileFailed else {
      throw ShellError.invalid(
        "\(name) does not compile, so nothing was run",
        advice: "\(session.spoken("check")) shows what the compiler says.")
    }
    let all = verdict.findings + verdict.remarks
    try session.report(
      Report(
        .findings(all), sources: [name: text],
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
