import Foundation
import Testing
import Trace

/// Run-time warnings name the learner's line, as Xcode's purple ones do.
@Suite struct IssuePlaceTests {
  /// `line: message` of every warning of the last step, the message up to its first sign.
  private func warnings(_ views: String, _ scenario: String) throws -> [String] {
    let shell = try ShellHarness()
    let source = """
      \(views)
      @MainActor func scenario(_ lab: Lab) async throws {
        try lab.mount(Screen())
        \(scenario)
      }

      """
    try shell.write("import KataLab\nimport SwiftUI\n" + source, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--json")
    let measured = try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
    return (measured.steps.last?.issues ?? []).map { issue in
      "\(issue.line.map(String.init) ?? "-"): \(issue.message.prefix { !",:.".contains($0) })"
    }
  }

  @Test func `a write during an update, where it is written and not who called that`() throws {
    let found = try warnings(
      """
      struct Screen: View {
        @State private var runs = 0
        var body: some View {
          let _ = count()
          Text("\\(runs)")
        }
        func count() {
          runs += 1
        }
      }
      """, "")
    #expect(found == ["10: Modifying state during view update"])
  }

  @Test func `repeated ids and ranges that change, where the closure of their rows is written`()
    throws
  {
    let found = try warnings(
      """
      struct Item: Identifiable { let id: Int }
      struct Screen: View {
        @State private var items = [Item(id: 1)]
        var body: some View {
          Button("add") { items.append(Item(id: 1)) }
          ForEach(0..<items.count) { index in
            Text("\\(index)")
          }
          ForEach(items) { item in
            Text("\\(item.id)")
          }
          ForEach(items, content: row)
        }
        func row(_ item: Item) -> some View { Text("\\(item.id)") }
      }
      """, #"try lab.tap("add")"#)
    #expect(
      found == [
        "8: ForEach<Range<Int>", "11: ForEach<Array<Item>", "-: ForEach<Array<Item>",
      ])
  }

  @Test func `state that is read outside of a view, where it is read`() throws {
    let found = try warnings(
      """
      struct Screen: View {
        @State private var lost = State(initialValue: 1)
        var body: some View {
          Text("still")
          Text("\\(lost.wrappedValue)")
        }
      }
      """, "")
    #expect(
      found == [
        "7: Accessing State's value outside of being installed on a View"
      ])
  }

  @Test func `what the simulator cannot place has no line, not a wrong one`() throws {
    let found = try warnings(
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("add") { count += 1 }
            .onChange(of: count) { count += 1 }
        }
      }
      """, #"try lab.tap("add")"#)
    #expect(found == ["-: onChange(of"])
  }
}
