import Kata
import Testing
import Trace

struct EvidenceTests {
  @Test func `a count that supports is said, with all evaluations beside it, and is the cost`() {
    let judged = finding(.evaluations(of: "Board", dueTo: "Board.isOpen")).judged(
      by: run([("mount", ["Board": 1], []), ("tap", ["Board": 3], ["Board.isOpen"])]))
    #expect(judged.evidence == "1 of the 4 evaluations of Board.body")
    #expect(judged.cost == 1)
    #expect(judged.refutation == nil)
  }

  @Test func `a reason with a dot at its end stands for every property of an object`() {
    let judged = finding(.evaluations(of: "Board", dueTo: "\\Model.")).judged(
      by: run([("tap", ["Board": 3], ["\\Model.title", "\\Model.count", "\\Models.count"])]))
    #expect(judged.evidence == "2 of the 3 evaluations of Board.body")
  }

  @Test func `evaluations that mount a view are no cost of one that runs again`() {
    let ask = Evidence.again("Board")
    let mounted = finding(ask).judged(by: run([("mount", ["Board": 2], ["mounted", "mounted"])]))
    #expect(mounted.evidence == nil)
    #expect(mounted.cost == 0)
    let again = finding(ask).judged(
      by: run([("mount", ["Board": 1], ["mounted"]), ("tap", ["Board": 5], ["Board.isOpen"])]))
    #expect(again.evidence == "Board.body ran 5 times after it was mounted")
    #expect(again.cost == 5)
  }

  @Test func `a count that contradicts refutes, unless the run did not come to its end`() {
    let ask = Evidence.refuted(by: .skipped("Board"), "Board was skipped # times")
    var slept = run([("tap", [:], [])])
    #expect(finding(ask).judged(by: slept).refutation == nil)
    slept.steps[0].skipped = ["Board": 2, "Other": 3]
    #expect(finding(ask).judged(by: slept).refutation == "Board was skipped 2 times")
    slept.outcome = .trapped
    #expect(finding(ask).judged(by: slept).refutation == nil)
  }

  @Test func `a view that slept while its parent ran refutes, one whose parent slept does not`() {
    let ask = Evidence.refutedIfAsleep("Board", whereRan: "Screen")
    let asleep = run([
      ("mount", ["Screen": 1, "Board": 1], []), ("tap", ["Screen": 1], ["Screen.isOpen"]),
    ])
    #expect(
      finding(ask).judged(by: mounted(asleep)).refutation
        == "Board.body did not run again when Screen.body did")
    let still = run([("mount", ["Screen": 1, "Board": 1], []), ("tap", ["Other": 1], [])])
    #expect(finding(ask).judged(by: mounted(still)).refutation == nil)
    let awake = run([
      ("mount", ["Screen": 1, "Board": 1], []), ("tap", ["Screen": 1, "Board": 1], []),
    ])
    #expect(finding(ask).judged(by: mounted(awake)).refutation == nil)
  }

  @Test func `warnings of the run support by a part of their words`() {
    var warned = run([("tap", [:], [])])
    warned.steps[0].issues = [
      Issue(message: "the ID 1 occurs multiple times"), Issue(message: "b"),
    ]
    let judged = finding(Evidence(.issues("occurs multiple"), "the run warned # times"))
      .judged(by: warned)
    #expect(judged.evidence == "the run warned 1 times")
  }

  @Test func `what breaks comes first, then what costs most, then as it stands in the file`() {
    func finding(_ rule: String, _ severity: Finding.Severity, cost: Int) -> Finding {
      var finding = Finding(
        rule: rule, severity: severity, message: "", file: "a.swift", line: 1, column: 1)
      finding.cost = cost
      return finding
    }
    let sorted = [
      finding("cheap", .should, cost: 1), finding("note", .note, cost: 0),
      finding("free", .should, cost: 0), finding("dear-note", .note, cost: 600),
      finding("broken", .must, cost: 0), finding("free-too", .should, cost: 0),
    ].costliestFirst
    #expect(
      sorted.map(\.rule) == ["broken", "dear-note", "cheap", "free", "free-too", "note"])
  }

  private func finding(_ asks: Evidence...) -> Finding {
    Finding(
      rule: "a-rule", severity: .should, message: "It is so.", file: "a.swift", line: 1, column: 1,
      asks: asks)
  }

  /// Steps by name, their counts of bodies, and reasons, each once, of the first of these views.
  private func run(_ steps: [(String, [String: Int], [String])]) -> Measurement {
    var run = Measurement(file: "a.swift", os: "iOS 26.0", outcome: .completed)
    run.steps = steps.map { name, bodies, reasons in
      var step = Step(name: name)
      step.bodies = bodies
      step.causes = reasons.map { reason in
        Cause(view: bodies.keys.sorted().first ?? "", count: 1, reason: reason, by: "tap")
      }
      return step
    }
    return run
  }

  /// With the first step as the one that mounts every view in it.
  private func mounted(_ run: Measurement) -> Measurement {
    var run = run
    run.steps[0].causes = run.steps[0].bodies.map { view, count in
      Cause(view: view, count: count, reason: "mounted", by: nil)
    }
    return run
  }
}
