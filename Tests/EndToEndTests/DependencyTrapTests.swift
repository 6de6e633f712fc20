import Foundation
import Testing
import Trace

/// Where a dependency may be read near a task group on iOS 17: every place that the real library
/// was tried in (backports-tasklocals B2), with what it did there.
@Suite struct DependencyTrapTests {
  static let feed = """
    import Dependencies
    import KataLab
    import SwiftUI

    struct API: DependencyKey, Sendable {
      var ids = [1, 2]
      var priority = TaskPriority.medium
      static let liveValue = API()
      func fetch(_ id: Int) async -> Int { id * 10 }
    }
    extension DependencyValues {
      var api: API {
        get { self[API.self] }
        set { self[API.self] = newValue }
      }
    }

    struct Rows: AsyncSequence, AsyncIteratorProtocol {
      @Dependency(\\.api) var api
      var index = 0
      mutating func next() async -> Int? {
        defer { index += 1 }
        return index < 1 ? api.ids[index] : nil
      }
      func makeAsyncIterator() -> Rows { self }
    }

    final class Late {
      @Dependency(\\.api) var api
      lazy var first = api.ids[0]
    }

    final class Feed: Sendable {
      let api = Dependency(\\.api)
      var first: Int { api.wrappedValue.ids[0] }
      func helper() -> Int { first }
      func later() async -> Int {
        await Task.yield()
        return first
      }
    }

    func callee(_ read: () -> Int) -> Int { read() }
    func type(_ n: Int) -> Int.Type { Int.self }
    typealias D = DependencyValues

    """

  static let rows: [(name: String, traps: Int, code: String)] = [
    ("read in the body", 1, "await withTaskGroup(of: Int.self) { _ in _ = api.ids }"),
    (
      "capture list of addTask", 1,
      "await withTaskGroup(of: Int.self) { g in g.addTask { [api] in await api.fetch(1) } }"
    ),
    (
      "source of the loop", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        for id in api.ids { g.addTask { id } }
      }
      """
    ),
    ("computed property", 1, "await withTaskGroup(of: Int.self) { _ in _ = feed.first }"),
    ("helper", 1, "await withTaskGroup(of: Int.self) { _ in _ = feed.helper() }"),
    ("async helper", 1, "await withTaskGroup(of: Int.self) { _ in _ = await feed.later() }"),
    (
      "results loop", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        g.addTask { 1 }
        for await _ in g { _ = api }
      }
      """
    ),
    (
      "after next", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        g.addTask { 1 }
        _ = await g.next()
        _ = api
      }
      """
    ),
    ("defer", 1, "await withTaskGroup(of: Int.self) { _ in defer { _ = api } }"),
    (
      "closure of reduce", 1,
      """
      _ = await withTaskGroup(of: Int.self) { g in
        g.addTask { 1 }
        return await g.reduce(0) { $0 + $1 + api.ids[0] }
      }
      """
    ),
    (
      "sequence that reads", 1,
      "await withTaskGroup(of: Int.self) { _ in for await _ in Rows() { break } }"
    ),
    ("lazy property", 1, "await withTaskGroup(of: Int.self) { _ in _ = Late().first }"),
    (
      "priority of addTask", 1,
      "await withTaskGroup(of: Int.self) { g in g.addTask(priority: api.priority) { 1 } }"
    ),
    (
      "MainActor.run", 1,
      "await withTaskGroup(of: Int.self) { _ in await MainActor.run { _ = feed.first } }"
    ),
    (
      "cancellation handler", 1,
      """
      await withTaskGroup(of: Int.self) { _ in
        await withTaskCancellationHandler { _ = feed.first } onCancel: { }
      }
      """
    ),
    ("callee", 1, "await withTaskGroup(of: Int.self) { _ in _ = callee { api.ids[0] } }"),
    (
      "nested group", 1,
      """
      await withTaskGroup(of: Int.self) { _ in
        await withTaskGroup(of: Int.self) { _ in _ = api }
      }
      """
    ),
    (
      "group of a child", 1,
      """
      await withTaskGroup(of: Void.self) { g in
        g.addTask { await withTaskGroup(of: Int.self) { _ in _ = feed.first } }
      }
      """
    ),
    ("throwing group", 1, "try await withThrowingTaskGroup(of: Int.self) { _ in _ = api }"),
    ("discarding group", 1, "await withDiscardingTaskGroup { _ in _ = api }"),
    (
      "throwing discarding group", 1, "try await withThrowingDiscardingTaskGroup { _ in _ = api }"
    ),
    (
      "withDependencies", 1,
      """
      await withTaskGroup(of: Int.self) { g in
        withDependencies { $0.api.ids = [9] } operation: { g.addTask { feed.first } }
      }
      """
    ),
    (
      "yield in the body", 1,
      """
      await withEscapedDependencies { dependencies in
        await withTaskGroup(of: Int.self) { _ in dependencies.yield { _ = 1 } }
      }
      """
    ),
    (
      "hoisted", 0,
      """
      let hoisted = api
      await withTaskGroup(of: Int.self) { g in
        for id in hoisted.ids { g.addTask { await hoisted.fetch(id) } }
      }
      """
    ),
    (
      "capture list of the group's closure", 0,
      """
      await withTaskGroup(of: Int.self) { [api] g in
        for id in api.ids { g.addTask { await api.fetch(id) } }
      }
      """
    ),
    ("argument of the group", 0, "await withTaskGroup(of: type(api.ids[0])) { _ in }"),
    ("after the group", 0, "await withTaskGroup(of: Int.self) { _ in }; _ = api"),
    (
      "child", 0,
      "await withTaskGroup(of: Int.self) { g in g.addTask { await feed.api.wrappedValue.fetch(1) } }"
    ),
    ("child's own read", 0, "await withTaskGroup(of: Int.self) { g in g.addTask { feed.first } }"),
    (
      "async let", 0,
      "await withTaskGroup(of: Int.self) { _ in async let n = feed.first; _ = await n }"
    ),
    (
      "task", 0,
      "await withTaskGroup(of: Int.self) { _ in _ = await Task { feed.first }.value }"
    ),
    (
      "declared and not read", 0,
      "await withTaskGroup(of: Int.self) { _ in @Dependency(\\.api) var local; _ = 1 }"
    ),
    ("model made and not read", 0, "await withTaskGroup(of: Int.self) { _ in _ = Feed() }"),
    (
      "yield in the child", 0,
      """
      await withTaskGroup(of: Int.self) { g in
        withEscapedDependencies { dependencies in
          g.addTask { dependencies.yield { feed.first } }
        }
      }
      """
    ),
    (
      "async withDependencies", 0,
      """
      await withTaskGroup(of: Int.self) { _ in
        await withDependencies { $0.api = API(ids: [9]) } operation: { await Task.yield() }
      }
      """
    ),
  ]

  static let scenario =
    """
    @MainActor func scenario(_ lab: Lab) async throws {
      @Dependency(\\.api) var api
      let feed = Feed()

    """
    + rows.map { "try await lab.step(\"\($0.name)\") {\n\($0.code)\n}" }.joined(separator: "\n")
    + "\n}\n"

  @Test(arguments: [[], ["--release"]])
  func `places where a dependency is read`(_ build: [String]) throws {
    let shell = try ShellHarness()
    try shell.write(Self.feed + Self.scenario, to: "Feed.swift")
    let names = Self.rows.map(\.name)
    for (system, expected) in [
      ("iOS 17", Self.rows.map(\.traps)), ("iOS 18", names.map { _ in 0 }),
    ] {
      let words = ["measure", "Feed.swift", "--json", "--traps", "all", "--os", system]
      let result = try shell.run(list: words + build)
      let run = try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
      #expect(run.diagnostics.filter { $0.severity == .error } == [])
      #expect(run.steps.map(\.name) == names)
      let counts = Dictionary(grouping: run.traps ?? [], by: { $0.step ?? "" }).mapValues(\.count)
      for (name, expected) in zip(names, expected) {
        #expect(counts[name, default: 0] == expected, "\(name) on \(system)")
      }
    }
  }

  @Test func `the read and the group call, with what helps`() throws {
    let shell = try ShellHarness()
    try shell.write(
      Self.feed + """
        @MainActor func scenario(_ lab: Lab) async throws {
          let feed = Feed()
          await withTaskGroup(of: Int.self) { group in
            _ = feed.helper()
          }
        }

        """, to: "Feed.swift")
    let result = try shell.run("measure", "Feed.swift", "--json", "--os", "macOS 14")
    let run = try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
    #expect(run.outcome == .trapped)
    let trap = try #require(run.trap)
    #expect(
      trap.message.hasPrefix(
        "detected illegal task-local value binding at Dependencies/Dependency.swift:"))
    #expect(trap.function == "Feed.first")
    #expect(trap.line == 35)
    #expect(trap.body == Trap.Place(function: "scenario(_:)", file: "Feed.swift", line: 49))
    #expect(trap.group == Trap.Place(function: "scenario(_:)", file: "Feed.swift", line: 48))
    #expect(trap.explanation?.contains("{ [api] group in … }") == true)
  }
}
