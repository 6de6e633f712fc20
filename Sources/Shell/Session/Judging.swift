import Analysis
import Kata
import Trace

extension Verdict {
  /// Joins what a run measured, what the starter measured, and what the analyzer found.
  ///
  /// Goals that the starter's run declared and this one never reached are missed, not forgotten;
  /// but of a file that does not compile only that is said.
  init(_ kata: Kata, now: Measurement, before: Measurement?, findings: [Finding]) {
    let declared = now.goals.map(\.goal)
    let unreached = (now.outcome == .compileFailed ? [] : before?.goals ?? []).map(\.goal)
      .filter { !declared.contains($0) }
    let rows =
      now.goals.map { result in
        Row(
          goal: result.goal, before: before?.value(of: result.goal), now: result.value,
          passed: result.passed)
      }
      + unreached.map { goal in
        Row(goal: goal, before: before?.value(of: goal), now: .missing, passed: false)
      }
    let judged = findings.map { $0.judged(by: now) }
    let upheld = judged.filter { $0.refutation == nil }.costliestFirst
    self.init(
      label: kata.label, slug: kata.slug, title: kata.title, measurement: now, rows: rows,
      findings: upheld.filter { kata.rules.contains($0.rule) && $0.severity != .praise },
      remarks: upheld.filter { !kata.rules.contains($0.rule) || $0.severity == .praise },
      withdrawn: judged.filter { $0.refutation != nil })
  }

  /// The titles of missed goals and the ids of rules with findings: what `wrong` answers name.
  var misses: Set<String> {
    Set(rows.filter { !$0.passed }.map(\.goal.title) + findings.map(\.rule))
  }
}

extension Measurement {
  fileprivate func value(of goal: Goal) -> GoalResult.Value? {
    goals.first { $0.goal == goal }?.value
  }
}
