import Kata
import Trace

/// The run of the contract's example, as it would come back from the workbench.
func counterRun() -> Measurement {
  var mount = Step(name: "mount")
  mount.bodies = ["Counter": 1, "Label2": 1]
  mount.updates = ["Button": 1, "Text": 2]
  mount.stateCreated = ["Counter.count": 1]
  mount.appeared = ["Counter": 1, "Label2": 1]
  mount.changes = ["Counter: @self, @identity, _count changed.", "Label2: @self changed."]
  mount.causes = [Cause(view: "Counter", count: 1, reason: "mounted", by: nil)]
  mount.texts = ["Add 0", "still"]
  var measurement = Measurement(file: "counter.swift", os: "iOS 26.0", outcome: .completed)
  measurement.steps = [mount]
  measurement.elapsed = Measurement.Elapsed(compileMilliseconds: 412, runMilliseconds: 3)
  return measurement
}

/// A dashboard before and after its rows learned to sleep.
func dashboardRun(isFixed: Bool) -> Measurement {
  var mount = Step(name: "mount")
  mount.bodies = ["DashboardView": 1, "RowView": 200]
  mount.texts = (1...200).map { "Row \($0)" }
  var tap = Step(name: "Tap Sync")
  tap.texts = mount.texts
  if isFixed {
    mount.bodies["SummarySection"] = 1
    tap.skipped = ["RowView": 200]
    tap.bodies = ["SummarySection": 1]
    tap.causes = [
      Cause(view: "SummarySection", count: 1, reason: #"\DashboardModel.total"#, by: "tap Sync")
    ]
  } else {
    mount.members = ["DashboardView.summarySection": 1]
    tap.bodies = ["DashboardView": 3, "RowView": 600]
    tap.members = ["DashboardView.summarySection": 3]
    tap.wasted = ["RowView": 600, "DashboardView": 3]
    tap.causes = [
      Cause(
        view: "RowView", count: 600, reason: "input style changed", by: "DashboardView",
        comparison: "closure: never equal")
    ]
    tap.issues = [
      Issue(
        message: "Modifying state during view update, this will cause undefined behavior.",
        file: "dashboard.swift", line: 12)
    ]
    tap.output = ["hello \u{1B}[31m"]
  }
  var measurement = Measurement(
    file: isFixed ? "dashboard.swift" : "starter.swift", os: "iOS 26.0", outcome: .completed)
  measurement.steps = [mount, tap]
  measurement.elapsed.runMilliseconds = 6
  return measurement
}

func dashboardVerdict(isFixed: Bool) -> Verdict {
  let goals = [
    Goal(
      title: "The dashboard is built once", metric: .bodies("DashboardView"), during: nil,
      comparison: .atMost(1)),
    Goal(
      title: "Rows sleep while the counter changes", metric: .bodies("RowView"),
      during: "Tap Sync", comparison: .equal(0)),
    Goal(title: "Nothing runs for nothing", metric: .wasted(), during: nil, comparison: .equal(0)),
    Goal(
      title: "All rows are there", metric: .texts, during: nil,
      comparison: .contain(["Row 1", "Row 201"])),
  ]
  let (before, now) = (dashboardRun(isFixed: false), dashboardRun(isFixed: isFixed))
  let rows = goals.map { goal in
    let result = goal.judged(steps: now.steps, traps: [])
    let old = goal.judged(steps: before.steps, traps: [])
    return Verdict.Row(goal: goal, before: old.value, now: result.value, passed: result.passed)
  }
  return Verdict(
    label: "2.3", slug: "narrow-inputs", title: "Narrow inputs", measurement: now,
    baseline: before, rows: rows, findings: isFixed ? [] : [stateOwner], remarks: [])
}

var stateOwner: Finding {
  var finding = Finding(
    rule: "state-owner", severity: .should,
    message: "isChartExpanded is read only by ChartSection, but DashboardView owns it",
    file: "dashboard.swift", line: 3, column: 24)
  finding.evidence = "2 of its 4 evaluations"
  return finding
}
