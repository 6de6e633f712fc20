import Foundation
import Testing
import Trace

/// A task-local bound in the body of a task group ends the program before iOS 18, and only there.
@Suite struct TaskLocalTrapTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  func measure(_ file: String, _ words: String...) throws -> Trace.Measurement {
    let result = try shell.run(list: ["measure", file, "--json"] + words)
    return try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
  }

  // This file imports nothing, and is covered all the same.
  static let locals = """
    enum TL { @TaskLocal static var n = 0 }
    @TaskLocal var global = 0

    func bound() -> Int { TL.$n.withValue(1) { TL.n } }
    func boundLater() async -> Int {
      await Task.yield()
      return await TL.$n.withValue(1) {
        await Task.yield()
        return TL.n
      }
    }
    @MainActor func boundOnMain() async -> Int { bound() }
    actor Keeper { func bound() -> Int { TL.$n.withValue(1) { TL.n } } }
    struct Steps: AsyncSequence, AsyncIteratorProtocol {
      var left = 1
      mutating func next() async -> Int? {
        defer { left -= 1 }
        return left > 0 ? bound() : nil
      }
      func makeAsyncIterator() -> Steps { self }
    }

    """

  /// Name, how many traps, body.
  static let rows: [(name: String, traps: Int, code: String)] = [
    ("in the body", 1, "await withTaskGroup(of: Int.self) { _ in _ = bound() }"),
    (
      "around addTask", 1,
      "await withTaskGroup(of: Int.self) { g in TL.$n.withValue(1) { g.addTask { TL.n } } }"
    ),
    (
      "async around addTask", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        await TL.$n.withValue(1) { await Task.yield(); g.addTask { TL.n } }
      }
      """
    ),
    (
      "capture list of addTask", 1,
      "await withTaskGroup(of: Int.self) { g in g.addTask { [v = bound()] in v } }"
    ),
    (
      "argument of addTask", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        g.addTask(priority: bound() == 1 ? .low : .high) { 1 }
      }
      """
    ),
    ("global", 1, "await withTaskGroup(of: Int.self) { _ in $global.withValue(1) {} }"),
    (
      "stored", 1,
      "let q = TL.$n; await withTaskGroup(of: Int.self) { _ in q.withValue(1) {} }"
    ),
    ("async helper", 1, "await withTaskGroup(of: Int.self) { _ in _ = await boundLater() }"),
    (
      "hop to the main actor", 1,
      "await withTaskGroup(of: Int.self) { _ in _ = await boundOnMain() }"
    ),
    (
      "MainActor.run", 1,
      "await withTaskGroup(of: Int.self) { _ in await MainActor.run { _ = bound() } }"
    ),
    (
      "actor method", 1,
      "let k = Keeper(); await withTaskGroup(of: Int.self) { _ in _ = await k.bound() }"
    ),
    (
      "after suspensions", 1,
      """
      await withTaskGroup(of: Int.self) { _ in
        for _ in 0..<5 { await Task.yield() }
        await withCheckedContinuation { c in DispatchQueue.main.async { c.resume() } }
        _ = bound()
      }
      """
    ),
    (
      "results loop", 2,
      """
      await withTaskGroup(of: Int.self) { g in
        g.addTask { 1 }; g.addTask { 2 }
        for await _ in g { _ = bound() }
      }
      """
    ),
    (
      "own loop over a sequence", 1,
      "await withTaskGroup(of: Int.self) { _ in for await _ in Steps() {} }"
    ),
    ("defer", 1, "await withTaskGroup(of: Int.self) { _ in defer { _ = bound() } }"),
    (
      "throwing group", 1,
      "try await withThrowingTaskGroup(of: Int.self) { g in try await g.next(); _ = bound() }"
    ),
    ("discarding group", 1, "await withDiscardingTaskGroup { _ in _ = bound() }"),
    (
      "throwing discarding group", 1,
      "try await withThrowingDiscardingTaskGroup { _ in _ = bound() }"
    ),
    (
      "nested groups", 2,
      """
      await withTaskGroup(of: Int.self) { _ in
        await withTaskGroup(of: Int.self) { _ in _ = bound() }
        _ = bound()
      }
      """
    ),
    (
      "group of a child", 1,
      """
      await withTaskGroup(of: Void.self) { g in
        g.addTask { await withTaskGroup(of: Int.self) { _ in _ = bound() } }
      }
      """
    ),
    ("before and after", 0, "_ = bound(); await withTaskGroup(of: Int.self) { _ in }; _ = bound()"),
    (
      "around the group", 0,
      "await TL.$n.withValue(1) { await withTaskGroup(of: Int.self) { g in g.addTask { 1 } } }"
    ),
    (
      "child", 0,
      """
      await withTaskGroup(of: Int.self) { g in
        g.addTask { bound() }
        g.addTask { await boundLater() }
      }
      """
    ),
    (
      "async let", 0,
      "await withTaskGroup(of: Int.self) { _ in async let n = bound(); _ = await n }"
    ),
    ("task", 0, "await withTaskGroup(of: Int.self) { _ in _ = await Task { bound() }.value }"),
    (
      "detached", 0,
      "await withTaskGroup(of: Int.self) { _ in _ = await Task.detached { bound() }.value }"
    ),
    (
      "capture list of the group's closure", 0,
      "await withTaskGroup(of: Int.self) { [v = bound()] g in g.addTask { v } }"
    ),
    (
      "argument of the group", 0,
      """
      func returning(_ n: Int) -> Int.Type { Int.self }
      await withTaskGroup(of: returning(bound())) { _ in }
      """
    ),
  ]

  static let scenario =
    "import KataLab\nimport SwiftUI\n@MainActor func scenario(_ lab: Lab) async throws {\n"
    + rows.map { row in
      "try await lab.step(\"\(row.name)\") {\n\(row.code)\n}"
    }.joined(separator: "\n") + "\n}\n"

  /// One with a toolchain whose `withValue` has another signature finds other numbers here.
  @Test(arguments: [[], ["--release"]])
  func `of the learner's own task-locals`(_ build: [String]) throws {
    try shell.write(Self.locals, to: "app/Locals.swift")
    try shell.write(Self.scenario, to: "app/Scenario.swift")
    func run(_ system: String) throws -> Trace.Measurement {
      let words = ["measure", "app", "--json", "--traps", "all", "--os", system] + build
      let result = try shell.run(list: words)
      return try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
    }
    let old = try run("iOS 17.4")
    #expect(old.diagnostics.filter { $0.severity == .error } == [])
    #expect(old.outcome == .trapped)
    #expect(old.trap == old.traps?.first)
    #expect(old.steps.map(\.name) == Self.rows.map(\.name))
    let counts = Dictionary(grouping: old.traps ?? [], by: { $0.step ?? "" }).mapValues(\.count)
    for row in Self.rows { #expect(counts[row.name, default: 0] == row.traps, "\(row.name)") }

    let new = try run("iOS 18")
    #expect(new.outcome == .completed)
    #expect(new.traps == [])
    #expect(new.steps.map(\.name) == Self.rows.map(\.name))
  }

  static let feed = """
    import KataLab
    import SwiftUI

    enum Request { @TaskLocal static var id = 0 }

    struct Feed {
      func load() async -> [Int] {
        await withTaskGroup(of: Int.self) { group in
          await Task.yield()
          print("loading")
          group.addTask { [id = next()] in id }
          return await group.reduce(into: []) { $0.append($1) }
        }
      }
      func next() -> Int {
        Request.$id.withValue(7) { Request.id }
      }
    }

    struct Screen: View {
      @State private var ids: [Int] = []
      var body: some View {
        Text("\\(ids)").task { ids = await Feed().load() }
      }
    }

    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.goal("nothing traps", .trap, .equals(0))
      try lab.goal("settling traps", .trap, during: "settle", .equals(1))
      try lab.goal("mounting does not", .trap, during: "mount", .equals(0))
      try lab.mount(Screen())
      try await lab.settle()
    }

    """

  @Test func `it stops as a device does, and names the lines of the learner`() throws {
    try shell.write(Self.feed, to: "Feed.swift")
    let result = try shell.run("measure", "Feed.swift", "--os", "iOS 17", "--json")
    #expect(result.status == 1)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    var trap = try #require(json["trap"] as? [String: Any])
    let explanation = trap.removeValue(forKey: "explanation") as? String
    #expect(
      explanation?.hasSuffix("Bind it around the whole group, or in the closure of addTask.")
        == true)
    #expect(
      NSDictionary(dictionary: trap) == [
        "function": "Feed.next()", "file": "Feed.swift", "line": 16,
        "message": "detected illegal task-local value binding at Feed.swift:16",
        "body": ["function": "Feed.load()", "file": "Feed.swift", "line": 11],
        "group": ["function": "Feed.load()", "file": "Feed.swift", "line": 8],
      ])
    #expect(json["outcome"] as? String == "trapped")
    #expect(json["traps"] == nil)
    let steps = try #require(json["steps"] as? [[String: Any]])
    #expect(steps.map { $0["name"] as? String } == ["mount", "unfinished"])
    #expect(steps.last?["output"] as? [String] == ["loading"])
  }

  @Test func `it is told with both lines, and what to do`() throws {
    try shell.write(Self.feed, to: "Feed.swift")
    let result = try shell.run("measure", "Feed.swift", "--os", "iOS 17", "--traps", "all")
    #expect(
      result.output.hasPrefix(
        """
        Feed.swift on iOS 17.0: trapped
        <times>

        Feed.swift:16: trapped: detected illegal task-local value binding at
        Feed.swift:16 in Feed.next()
          16 │     Request.$id.withValue(7) { Request.id }
             │     ^
        Feed.swift:11: called in the body of a task group by Feed.load()
          11 │       group.addTask { [id = next()] in id }
             │       ^
        Feed.swift:8: the task group was opened by Feed.load()
          8 │     await withTaskGroup(of: Int.self) { group in
            │     ^
          Before iOS 18, macOS 15, watchOS 11 and visionOS 2 no task-local value may be
          bound while the body of a task group runs. Whatever the group's task calls
          there is in the body, and so are the capture list and the other arguments of
          addTask; only its closure is not. Bind it around the whole group, or in the
          closure of addTask.

        mount
        """), "\(result.output)")
  }

  @Test func `goals count the traps of a run that goes on, by step`() throws {
    try shell.write(Self.feed, to: "Feed.swift")
    let all = try measure("Feed.swift", "--os", "iOS 17", "--traps", "all")
    #expect(all.goals.map(\.passed) == [false, true, true])
    #expect(all.goals.map(\.value) == [.count(1), .count(1), .count(0)])
    #expect(all.steps.map(\.texts) == [["[]"], ["[7]"]])
    let new = try measure("Feed.swift", "--os", "iOS 18", "--traps", "all")
    #expect(new.goals.map(\.value) == [.count(0), .count(0), .count(0)])
  }
}
