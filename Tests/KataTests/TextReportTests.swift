import Testing
import Trace

@testable import Kata

@Suite struct `A report as text` {
  @Test func `of a measurement lists each step's counts and reasons`() throws {
    #expect(
      try text(.measurements([counterRun()])) == """
        counter.swift on iOS 26.0: completed
        compiled 0.41 s · ran 1 step 3 ms

        mount
                   ran  updated  appeared
          Button              1
          Counter    1                  1
          Label2     1                  1
          Text                2
          why: Counter ran 1×, mounted
          state: Counter.count created 1×
          shows: “Add 0”, “still”

        """)
  }

  @Test func `names warnings, output, comparisons, and shows learner output without obeying it`()
    throws
  {
    #expect(
      try text(.measurements([dashboardRun(isFixed: false)])) == """
        starter.swift on iOS 26.0: completed
        ran 2 steps 6 ms

        mount
                                        ran
          DashboardView                   1
          DashboardView.summarySection    1
          RowView                       200
          shows: “Row 1”, “Row 2”, “Row 3”, “Row 4”, “Row 5”, “Row 6”, “Row 7”, “Row
            8”, “Row 9”, “Row 10”, “Row 11”, “Row 12” and 188 more

        Tap Sync
                                        ran  wasted
          DashboardView                   3       3
          DashboardView.summarySection    3
          RowView                       600     600
          why: RowView ran 600×, input style changed (closure: never equal), by
            DashboardView
          warning: Modifying state during view update, this will cause undefined
            behavior. (dashboard.swift:12)
          printed: “hello ␛[31m”
          shows: the same

        """)
  }

  @Test func `turns tables into sentences where they do not fit`() throws {
    #expect(
      try text(.measurements([dashboardRun(isFixed: false)]), TextStyle(ascii: true), width: 40)
        == """
        starter.swift on iOS 26.0: completed
        ran 2 steps 6 ms

        mount
                                        ran
          DashboardView                   1
          DashboardView.summarySection    1
          RowView                       200
          shows: "Row 1", "Row 2", "Row 3",
            "Row 4", "Row 5", "Row 6", "Row 7",
            "Row 8", "Row 9", "Row 10", "Row
            11", "Row 12" and 188 more

        Tap Sync
          DashboardView: ran 3, wasted 3
          DashboardView.summarySection: ran 3
          RowView: ran 600, wasted 600
          why: RowView ran 600x, input style
            changed (closure: never equal), by
            DashboardView
          warning: Modifying state during view
            update, this will cause undefined
            behavior. (dashboard.swift:12)
          printed: "hello ^[[31m"
          shows: the same

        """)
  }

  @Test func `quotes the line of a compiler's message and of a trap`() throws {
    var failed = Measurement(file: "counter.swift", os: "iOS 26.0", outcome: .compileFailed)
    failed.diagnostics = [
      Diagnostic(
        severity: .error, message: "cannot find 'x' in scope", file: "counter.swift", line: 2,
        column: 9, explanation: "Nothing of that name is declared here.")
    ]
    var trapped = Measurement(file: "counter.swift", os: "iOS 17.0", outcome: .trapped)
    trapped.trap = Trap(
      function: "Counter.body.getter", message: "Index out of range", file: "counter.swift",
      line: 2)
    let source = ["counter.swift": "import SwiftUI\n\tText(a[x])\n"]
    #expect(
      try text(.measurements([failed, trapped]), sources: source) == """
        counter.swift on iOS 26.0: did not compile

        counter.swift:2:9: error: cannot find 'x' in scope
          2 │     Text(a[x])
            │            ^
          Nothing of that name is declared here.

        counter.swift on iOS 17.0: trapped
        ran 0 steps 0 ms

        counter.swift:2: trapped: Index out of range in Counter.body.getter
          2 │     Text(a[x])
            │     ^

        What differs (and nothing else)
                        iOS 26.0  iOS 17.0
          ended  did not compile   trapped

        """)
  }

  @Test func `of two measurements sets before beside now`() throws {
    #expect(
      try text(
        .measurements([dashboardRun(isFixed: true)], against: [dashboardRun(isFixed: false)]))
          == """
          before: starter.swift on iOS 26.0: completed
          now: dashboard.swift on iOS 26.0: completed

          mount
                                          before  now
            DashboardView.body                 1    1  same
            RowView.body                     200  200  same
            SummarySection.body                0    1  1 more
            DashboardView.summarySection       1    0  1 fewer

          Tap Sync
                                                 before  now
            DashboardView.body                        3    0  3 fewer
            RowView.body                            600    0  600 fewer
            SummarySection.body                       0    1  1 more
            DashboardView.summarySection              3    0  3 fewer
            RowView skipped                           0  200  200 more
            DashboardView evaluated for nothing       3    0  3 fewer
            RowView evaluated for nothing           600    0  600 fewer

          """)
  }

  @Test func `of a step that only one file has says so`() throws {
    var longer = counterRun()
    longer.steps.append(Step(name: "tap"))
    #expect(
      try text(.measurements([longer], against: [counterRun()])).hasSuffix(
        """

        tap
          Only one of the two files has this step.

        """))
  }

  @Test func `of a check sets the starter beside the answer and says what is missed`() throws {
    #expect(
      try text(.verdicts([dashboardVerdict(isFixed: true)])) == """
        ran 2 steps 6 ms

        Evaluations                     before  now  goal
          DashboardView.body                 4    1  ≤ 1   ✓ ok
          evaluated for nothing            603    0  = 0   ✓ ok
          SummarySection.body                –    2        (new)
          DashboardView.summarySection       4    –        (gone)
        during Tap Sync
          RowView.body                     600    0  = 0   ✓ ok

          ✓ ok: The dashboard is built once
          ✓ ok: Rows sleep while the counter changes
          ✓ ok: Nothing runs for nothing
          ✗ missed: All rows are there
            not on screen: “Row 201”; on screen: “Row 1”, “Row 2”, “Row 3”, “Row 4”,
              “Row 5”, “Row 6”, “Row 7”, “Row 8”, “Row 9”, “Row 10”, “Row 11”, “Row 12”
              and 188 more

        not passed: 1 of 4 goals missed

        """)
  }

  @Test func `of more findings than a screen holds ends with a count by rule`() throws {
    let findings = (1...30).map { line in
      Finding(
        rule: line % 3 == 0 ? "wide-input" : line == 1 ? "any-view" : "long-body",
        severity: line == 1 ? .must : .should, message: "No.", file: "\(line % 4).swift",
        line: line,
        column: 1)
    }
    #expect(
      try text(.findings(findings)).hasSuffix(
        """
        2.swift:30:1: should fix: No. [wide-input]

        19  long-body
        10  wide-input
         1  any-view

        1 must fix, 29 should fix in 4 files

        """))
    #expect(try !text(.findings(Array(findings.prefix(20)))).contains("  long-body\n"))
  }

  @Test func `of a check shows findings with place, rule and evidence`() throws {
    var verdict = dashboardVerdict(isFixed: false)
    verdict.rows = Array(verdict.rows.prefix(1))
    #expect(
      try text(.verdicts([verdict]), TextStyle(ascii: true), width: 40) == """
        ran 2 steps 6 ms

        Evaluations
        DashboardView.body: before 4, now 4,
          goal <= 1, missed

          missed: The dashboard is built once
            DashboardView.body: 4, goal <= 1
          should fix
            dashboard.swift:3:24 isChartExpanded
            is read only by ChartSection, but
            DashboardView owns it (2 of its 4
            evaluations) [state-owner]
          warning: Modifying state during view
            update, this will cause undefined
            behavior. (dashboard.swift:12)

        not passed: 1 of 1 goal missed, 1
        finding

        """)
  }

  @Test func `for a screen reader has no columns`() throws {
    var verdict = dashboardVerdict(isFixed: true)
    verdict.rows.removeLast()
    #expect(
      try text(.verdicts([verdict]), TextStyle(accessible: true)) == """
        ran 2 steps 6 ms

        Evaluations
        DashboardView.body: before 4, now 1, goal ≤ 1, ok
        evaluated for nothing: before 603, now 0, goal = 0, ok
        SummarySection.body: before none, now 2, (new)
        DashboardView.summarySection: before 4, now none, (gone)
        during Tap Sync
        RowView.body: before 600, now 0, goal = 0, ok

          ok: The dashboard is built once
          ok: Rows sleep while the counter changes
          ok: Nothing runs for nothing

        passed: all goals met, no findings

        """)
  }

  @Test func `never calls passed what had no goal or did not run`() throws {
    var empty = dashboardVerdict(isFixed: true)
    empty.rows = []
    #expect(try text(.verdicts([empty])).hasSuffix("not passed: no goal was checked\n"))
    empty.measurement.outcome = .timedOut
    #expect(try text(.verdicts([empty])).hasSuffix("not passed: timed out\n"))
    #expect(try text(.verdicts([])) == "Nothing was checked.\n")
    #expect(try text(.verification(course: [], katas: [])) == "Nothing was checked.\n")
  }

  @Test func `of several checks names each and sums up`() throws {
    var passed = dashboardVerdict(isFixed: true)
    passed.rows.removeLast()
    passed.baseline = nil
    var older = passed
    older.measurement.os = "iOS 15.0"
    older.rows = []
    let summary = try text(.verdicts([passed, older])).split(separator: "\n").filter {
      !$0.hasPrefix(" ")
    }
    #expect(
      summary == [
        "2.3 Narrow inputs", "on iOS 26.0", "ran 2 steps 6 ms",
        "Evaluations              before  now  goal", "during Tap Sync",
        "passed: all goals met, no findings", "on iOS 15.0", "ran 2 steps 6 ms",
        "not passed: no goal was checked", "1 of 2 passed.",
      ])
  }

  @Test func `of lint quotes each line and counts at the end`() throws {
    let source = "import SwiftUI\nstruct D: View {\n  @State private var isChartExpanded = false\n"
    #expect(
      try text(.findings([stateOwner]), sources: ["dashboard.swift": source]) == """
        dashboard.swift:3:24: should fix: isChartExpanded is read only by ChartSection,
        but DashboardView owns it (2 of its 4 evaluations) [state-owner]
          3 │   @State private var isChartExpanded = false
            │                        ^

        1 should fix in 1 file

        """)
    #expect(try text(.findings([])) == "no findings\n")
  }

  @Test func `of verify says what to do about each problem`() throws {
    let problem = CourseProblem(
      file: "Lessons/01-a/03-c.md", line: 3, column: 7, message: "“soon” is no number.",
      advice: "Write one.")
    let katas = [
      Verification(label: "1.1", slug: "a", title: "A", checks: 12, problems: []),
      Verification(label: "1.2", slug: "b", title: "B", checks: 0, problems: []),
      Verification(label: "1.3", slug: "c", title: "C", checks: 3, problems: [problem]),
    ]
    #expect(
      try text(.verification(course: [], katas: katas)) == """
        1.1 A: ok
        1.2 B: not checked
        1.3 C: 1 problem
          Lessons/01-a/03-c.md:3:7: “soon” is no number.
            Write one.

        not sound: 1 problem, 2 of 3 katas not sound

        """)
    #expect(
      try text(.verification(course: [], katas: [katas[0]])) == """
        1.1 A: ok

        sound: 1 kata, 12 checks

        """)
  }

  @Test func `holds the width and the alphabet it is given`() throws {
    let contents: [Report.Content] = [
      .measurements([counterRun(), dashboardRun(isFixed: false)]),
      .measurements([dashboardRun(isFixed: true)], against: [dashboardRun(isFixed: false)]),
      .verdicts([dashboardVerdict(isFixed: false), dashboardVerdict(isFixed: true)]),
      .findings([stateOwner]),
    ]
    for content in contents {
      for width in [20, 33, 40, 80, 200] {
        let lines = try text(content, TextStyle(ascii: true), width: width).split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        // A place is never broken; what stands beside it keeps to the width.
        #expect(lines.allSatisfy { displayWidth($0) <= width || $0.contains(".swift:") })
      }
    }
  }

  @Test func `differs in colour by nothing but colour`() throws {
    let content = Report.Content.verdicts([dashboardVerdict(isFixed: false)])
    let colored = try text(content, TextStyle(color: true))
    #expect(colored.contains("\u{1B}[31m✗ missed\u{1B}[0m"))
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(try stripped == text(content))
  }

  private func text(
    _ content: Report.Content, _ style: TextStyle = .plain, width: Int = 80,
    sources: [String: String] = [:]
  ) throws -> String {
    try ReportFormat.text.text(of: Report(content, sources: sources), style: style, width: width)
  }
}
