import Analysis
import Kata
import Testing
import Trace

struct AnalyzerTests {
  @Test func `a dashboard gives these findings, word for word`() {
    let found = findings([
      "Dashboard.swift": """
      import SwiftUI

      struct DashboardView: View {
        @State private var isSyncing = false
        @State private var isChartExpanded = false
        let scores: [Int]

        var body: some View {
          VStack {
            Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
            ChartSection(isExpanded: isChartExpanded) { isChartExpanded.toggle() }
            rows
          }
        }

        private var rows: some View {
          ForEach(scores.sorted(), id: \\.self) { score in
            Text("\\(score)")
          }
        }
      }
      """,
      "Chart.swift": """
      import SwiftUI

      struct ChartSection: View {
        let isExpanded: Bool
        let toggle: () -> Void
        var body: some View { Button(isExpanded ? "Less" : "More", action: toggle) }
      }
      """,
    ])
    #expect(
      found == """
        Dashboard.swift:5:22: should: isChartExpanded is read only by ChartSection, but \
        DashboardView owns it, so each change also runs DashboardView.body. Move it into \
        ChartSection. [state-owner]
        Dashboard.swift:16:15: should: DashboardView.rows is evaluated with every run of \
        DashboardView.body, also when only `isChartExpanded` changed, which it does not read. Make \
        it a View type of its own that takes what it shows. [computed-property-boundary]
        Dashboard.swift:17:20: should: `scores` goes through `sorted` each time DashboardView.body \
        runs (through rows). Do it where the data changes and keep the result. [work-in-body]
        """)
  }

  @Test func `a finding asks the run for its evidence and repeats the answer`() throws {
    let file = SourceFile(
      path: "a.swift",
      text: """
        extension Shop {
          struct Shelf<Item: View>: View {
            @State private var isOpen = false
            var body: some View { VStack { Toggle(isOpen ? "open" : "closed", isOn: $isOpen); rows } }
            var rows: some View { ForEach(0..<200) { Text("\\($0)") } }
          }
        }
        """)
    let finding = try #require(Analyzer.findings(in: [file]).first)
    #expect(
      finding.asks == [
        Evidence(.members("Shop.Shelf.rows"), "Shop.Shelf.rows was evaluated # times"),
        .refutedIfAsleep("Shop.Shelf", whereRan: nil),
      ])
    var step = Step(name: "tap")
    step.members = ["Shop.Shelf.rows": 3]
    var run = Measurement(file: "a.swift", os: "iOS 26.0", outcome: .completed)
    run.steps = [step, step]
    #expect(finding.judged(by: run).evidence == "Shop.Shelf.rows was evaluated 6 times")
    run.steps = [Step(name: "still")]
    #expect(finding.judged(by: run).evidence == nil)
  }

  @Test func `findings come by file, line and column, whatever the order of files and rules`() {
    let files = ["b.swift", "a.swift"].map { SourceFile(path: $0, text: groups) }
    let found = Analyzer.findings(in: files).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(found == ["a.swift:2:25", "a.swift:3:25", "b.swift:2:25", "b.swift:3:25"])
    let turned = Analyzer.findings(in: files.reversed(), rules: Rule.all.reversed())
    #expect(turned.map { "\($0.file):\($0.line):\($0.column)" } == found)
  }

  @Test func `only the asked rules are run`() throws {
    let rule = try #require(Rule.named("any-view"))
    #expect(Analyzer.findings(in: [SourceFile(path: "a.swift", text: groups)], rules: [rule]) == [])
  }

  @Test func `previews are scaffolding and give no findings`() {
    let found = findings([
      "a.swift": """
      struct Page_Previews: PreviewProvider {
        static var previews: some View { Group { Text("a") } }
      }
      #Preview {
        Group { Text("a") }
      }
      #Preview("named") {
        VStack { AnyView(Text("a")) }
      }
      """
    ])
    #expect(found == "")
  }

  @Test func `two types of one name in two files are not mixed up`() {
    let row = "struct Row: View { let name: String; var body: some View { Text(name) } }"
    let owner = """
      struct Owner: View {
        @State private var name = String()
        var body: some View { VStack { Row(name: name) } }
      }
      """
    #expect(findings(["a.swift": owner, "b.swift": row]).contains("[state-owner]"))
    #expect(findings(["a.swift": owner, "b.swift": row, "c.swift": row]) == "")
  }

  private let groups = """
    struct A: View {
      var body: some View { Group { Text("a") } }
      var more: some View { Group { Text("b") } }
    }
    """
}

struct IgnoreCommentTests {
  @Test func `a comment silences its own line or the line below, for the rules it names`() {
    let found = findings([
      "a.swift": """
      struct A: View {
        var body: some View {
          Group { Text("a") }  // viewkata:ignore single-child-group -- shown in a talk
          // viewkata:ignore single-child-group
          // Two comments are one place.

          Group { Text("b") }
          Group { Text("c") }
          // viewkata:ignore any-view
          Group { Text("d") }
        }
      }
      """
    ])
    #expect(
      found == """
        a.swift:8:5: note: Group around one Text does nothing. Put its modifiers on the Text and \
        delete it. [single-child-group]
        a.swift:9:24: note: `any-view` finds nothing in the line it is for, so this comment can go. \
        [ignore-comment]
        a.swift:10:5: note: Group around one Text does nothing. Put its modifiers on the Text and \
        delete it. [single-child-group]
        """)
  }

  @Test func `ignore-file silences the rules it names in its own file alone`() {
    let text = """
      // viewkata:ignore-file single-child-group, any-view -- generated
      struct A: View {
        var body: some View {
          Group { Text("a") }
          Group { Text("b") }
        }
      }
      """
    let found = findings([
      "a.swift": text,
      "b.swift": text.replacing("-file", with: "").replacing("any-view", with: "any-veiw"),
    ])
    #expect(
      found == """
        a.swift:1:45: note: `any-view` finds nothing in this file, so this comment can go. \
        [ignore-comment]
        b.swift:1:20: note: `single-child-group` finds nothing in the line it is for, so this \
        comment can go. [ignore-comment]
        b.swift:1:40: must: There is no rule `any-veiw`. Did you mean `any-view`? [ignore-comment]
        b.swift:4:5: note: Group around one Text does nothing. Put its modifiers on the Text and \
        delete it. [single-child-group]
        b.swift:5:5: note: Group around one Text does nothing. Put its modifiers on the Text and \
        delete it. [single-child-group]
        """)
  }

  @Test func `a comment that names no known rule is a finding with a suggestion`() {
    let found = findings([
      "a.swift": """
      /* é */ let a = 1  // viewkata:ignore any-veiw
      // viewkata:ignore
      let b = 2
      // viewkata:ignore everything
      let c = "// viewkata:ignore nothing"
      // viewkata:ignored and viewkata:ignore-files are other words
      // viewkata:ignore-files any-view
      """
    ])
    #expect(
      found == """
        a.swift:1:40: must: There is no rule `any-veiw`. Did you mean `any-view`? [ignore-comment]
        a.swift:2:1: must: This comment names no rule. Write `// viewkata:ignore any-view`. \
        [ignore-comment]
        a.swift:4:20: must: There is no rule `everything`. [ignore-comment]
        """)
  }

  @Test func `a comment for a rule that did not run, or needs targets, is not called needless`() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        // viewkata:ignore any-view, unguarded-availability
        let a = 1
        """)
    let others = Rule.all.filter { $0.id != "any-view" }
    #expect(Analyzer.findings(in: [file], rules: others) == [])
    let targets = [SimulatedSystem(major: 15)]
    #expect(
      Analyzer.findings(in: [file], rules: others, targets: targets).map(\.column) == [30])
  }
}

private func findings(_ texts: [String: String]) -> String {
  let files = texts.map { SourceFile(path: $0.key, text: $0.value) }
  return Analyzer.findings(in: files)
    .map { "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message) [\($0.rule)]" }
    .joined(separator: "\n")
}
