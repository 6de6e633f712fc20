import Foundation
import Kata
import Testing
import Trace

@Suite struct `A report as JSON` {
  @Test func `of one measurement is the object of the contract`() throws {
    let text = try json(.measurements([counterRun()]))
    #expect(
      text == """
        {
          "diagnostics" : [],
          "elapsed" : {
            "compile_ms" : 412,
            "run_ms" : 3
          },
          "file" : "counter.swift",
          "goals" : [],
          "os" : "iOS 26.0",
          "outcome" : "completed",
          "schema" : 1,
          "steps" : [
            {
              "appeared" : {
                "Counter" : 1,
                "Label2" : 1
              },
              "bodies" : {
                "Counter" : 1,
                "Label2" : 1
              },
              "causes" : [
                {
                  "by" : null,
                  "count" : 1,
                  "reason" : "mounted",
                  "view" : "Counter"
                }
              ],
              "changes" : [
                "Counter: @self, @identity, _count changed.",
                "Label2: @self changed."
              ],
              "closures" : {},
              "disappeared" : {},
              "identity" : [],
              "interpolated" : {},
              "issues" : [],
              "members" : {},
              "name" : "mount",
              "output" : [],
              "replaced" : {},
              "skipped" : {},
              "stateCreated" : {
                "Counter.count" : 1
              },
              "stateDestroyed" : {},
              "texts" : [
                "Add 0",
                "still"
              ],
              "updates" : {
                "Button" : 1,
                "Text" : 2
              },
              "wasted" : {}
            }
          ],
          "trap" : null
        }

        """)
    let back = try JSONDecoder().decode(Trace.Measurement.self, from: Data(text.utf8))
    #expect(back == counterRun())
  }

  @Test func `of several measurements is an array of them`() throws {
    var older = counterRun()
    older.os = "iOS 15.0"
    let text = try json(.measurements([older, counterRun()]))
    let back = try JSONDecoder().decode([Trace.Measurement].self, from: Data(text.utf8))
    #expect(back == [older, counterRun()])
  }

  @Test func `keeps slashes, brackets and line ends of texts`() throws {
    var run = counterRun()
    run.steps[0].texts = ["a/b", "[\n\n ]", "{", "\u{1B}"]
    let text = try json(.measurements([run]))
    #expect(text.contains(#""a/b""#))
    #expect(try JSONDecoder().decode(Trace.Measurement.self, from: Data(text.utf8)) == run)
  }

  @Test func `of a comparison names both sides`() throws {
    let text = try json(.measurements([counterRun()], against: [dashboardRun(isFixed: false)]))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == ["before", "now", "schema"])
  }

  @Test func `of findings has evidence but not the questions behind it`() throws {
    #expect(
      try json(.findings([stateOwner])) == """
        {
          "findings" : [
            {
              "column" : 24,
              "cost" : 0,
              "evidence" : "2 of its 4 evaluations",
              "file" : "dashboard.swift",
              "line" : 3,
              "message" : "isChartExpanded is read only by ChartSection, but DashboardView owns it",
              "rule" : "state-owner",
              "severity" : "should"
            }
          ],
          "schema" : 1
        }

        """)
  }

  @Test func `of a check has flat goals with before and now`() throws {
    var verdict = dashboardVerdict(isFixed: true)
    verdict.rows = [verdict.rows[1]]
    verdict.measurement.steps = []
    #expect(
      try json(.verdicts([verdict])) == """
        {
          "katas" : [
            {
              "findings" : [],
              "goals" : [
                {
                  "before" : 600,
                  "comparison" : "equal",
                  "during" : "Tap Sync",
                  "expected" : 0,
                  "metric" : "bodies",
                  "name" : "RowView",
                  "now" : 0,
                  "passed" : true,
                  "title" : "Rows sleep while the counter changes"
                }
              ],
              "label" : "2.3",
              "measurement" : {
                "diagnostics" : [],
                "elapsed" : {
                  "compile_ms" : 0,
                  "run_ms" : 6
                },
                "file" : "dashboard.swift",
                "goals" : [],
                "os" : "iOS 26.0",
                "outcome" : "completed",
                "schema" : 1,
                "steps" : [],
                "trap" : null
              },
              "passed" : true,
              "remarks" : [],
              "slug" : "narrow-inputs",
              "title" : "Narrow inputs",
              "withdrawn" : []
            }
          ],
          "passed" : true,
          "schema" : 1
        }

        """)
  }

  @Test func `of nothing is never passed`() throws {
    #expect(
      try json(.verdicts([])) == """
        {
          "katas" : [],
          "passed" : false,
          "schema" : 1
        }

        """)
    #expect(try json(.verification(course: [], katas: [])).contains(#""passed" : false"#))
  }

  @Test func `has every format listed once`() {
    #expect(ReportFormat.all.map(\.name) == ["text", "json", "sarif", "github"])
    #expect(ReportFormat.named("json")?.name == "json")
    #expect(ReportFormat.named("yaml") == nil)
  }

  private func json(_ content: Report.Content) throws -> String {
    try ReportFormat.json.text(of: Report(content))
  }
}
