import Testing

/// Scenarios with a slip in them, or with work that does not come to rest.
@Suite struct ScenarioTests {
  let program: BuiltProgram
  init() throws { program = try BuiltProgram() }

  static let counter = """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Add \\(count)") { count += 1 } }
    }
    """

  @Test func `a tap before mount says that nothing is mounted`() throws {
    try expect(
      "try lab.tap(\"Add\")", status: 1,
      output: """
        Screen.swift on iOS 26.0: the scenario could not go on
        compiled … · ran 0 steps …

        Screen.swift:8:1: error: no button shows “Add”: nothing is mounted; call
        lab.mount(…) first
          8 │   try lab.tap("Add")
            │ ^

        """)
  }

  @Test func `a step in which a call fails is reported as far as it came`() throws {
    try expect(
      """
      try lab.mount(Counter())
        try lab.step("two") {
          try lab.step("inner") { try lab.tap("Add 0") }
          try lab.tap("Remove")
        }
      """, status: 1,
      output: """
        Screen.swift on iOS 26.0: the scenario could not go on
        compiled … · ran 2 steps …

        Screen.swift:11:1: error: no button shows “Remove”; on screen: “Add 1”
          11 │     try lab.tap("Remove")
             │ ^

        \(mounted)
        two
                   ran  updated
          Counter    1
          Text                1
          why: Counter ran 1×, Counter.count, by tap Add 0
          shows: “Add 1”

        """)
  }

  @Test func `a perform that throws is a step, and its error is shown at the scenario`() throws {
    try expect(
      """
      struct Oops: Error {}
        try lab.mount(Counter())
        try lab.perform("boom") { print("in boom"); throw Oops() }
      """, status: 1,
      output: """
        Screen.swift on iOS 26.0: the scenario could not go on
        compiled … · ran 2 steps …

        Screen.swift:7:17: error: the scenario threw Oops()
          7 │ @MainActor func scenario(_ lab: Lab) async throws {
            │                 ^

        \(mounted)
        boom
          printed: “in boom”
          shows: the same

        """)
  }

  @Test func `calls that wait can be grouped into a step`() throws {
    try expect(
      """
      try lab.mount(Counter())
        try await lab.step("both") { try lab.tap("Add"); try await lab.settle() }
      """, status: 0,
      output: """
        Screen.swift on iOS 26.0: completed
        compiled … · ran 2 steps …

        \(mounted)
        both
                   ran  updated
          Counter    1
          Text                1
          why: Counter ran 1×, Counter.count, by tap Add
          shows: “Add 1”

        """)
  }

  @Test func `a goal that compares texts with a number is refused where it stands`() throws {
    let ending = try measure("try lab.goal(\"Few\", .texts, .atMost(9))")
    #expect(ending.status == 1)
    #expect(
      ending.output.unwrapped.contains(
        """
        Screen.swift:8:1: error: the goal “Few” compares texts with a number: use \
        .contains(…), .excludes(…) or .equals([…])
        """))
    let other = try measure("try lab.goal(\"Few\", .bodies(), .contains(\"a\"))")
    #expect(
      other.output.unwrapped.contains(
        """
        Screen.swift:8:1: error: the goal “Few” compares a number with texts: use \
        .equals(1), .atMost(1) or .atLeast(1)
        """))
  }

  @Test func `ten waits of a tenth of a second wake what sleeps for a second`() throws {
    try expectPrinted(
      "[\"true\"]",
      by: """
        struct Sleeper: View {
          @State private var isAwake = false
          var body: some View {
            Text("\\(isAwake)").task { try? await Task.sleep(for: .seconds(1)); isAwake = true }
          }
        }
        """,
      "for _ in 1...10 { try await lab.wait(for: .milliseconds(100)) }", mounting: "Sleeper()")
  }

  @Test func `every way to sleep follows the lab's clock, in real time none does`() throws {
    try expectPrinted(
      "[\"a b c d e\"]",
      by: """
        struct Sleeper: View {
          @State private var log: [String] = []
          var body: some View {
            Text(log.joined(separator: " ")).task {
              try? await Task.sleep(for: .seconds(3600))
              log.append("a")
              try? await Task.sleep(until: .now + .seconds(3600), clock: .continuous)
              log.append("b")
              try? await ContinuousClock().sleep(until: .now + .seconds(3600))
              log.append("c")
              try? await SuspendingClock().sleep(for: .seconds(3600))
              log.append("d")
              try? await Task.sleep(nanoseconds: 3_600_000_000_000)
              log.append("e")
            }
          }
        }
        """,
      "try await lab.wait(for: .seconds(5 * 3600))", mounting: "Sleeper()")
  }

  @Test func `a task that never ends does not make each tick of another one wait`() throws {
    try expectPrinted(
      "[\"2000\"]",
      by: """
        struct Ticker: View {
          @State private var ticks = 0
          var body: some View {
            Text("\\(ticks)")
              .task { for await _ in AsyncStream<Int>(unfolding: { await endless() }) {} }
              .task {
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)); ticks += 1 }
              }
          }
        }
        func endless() async -> Int { await withUnsafeContinuation { _ in } }
        """,
      "try await lab.wait(for: .seconds(2))", mounting: "Ticker()")
  }

  @Test(arguments: [
    "DispatchQueue.main.async { again() }",
    "Task { try? await Task.sleep(for: .zero); again() }",
  ])
  func `work that starts itself without an end is named, not waited for`(next: String) throws {
    let ending = try measure(
      "try lab.mount(Loop())\n  try await lab.wait(for: .seconds(1))",
      besides: """
        struct Loop: View {
          @State private var turns = 0
          func again() { turns += 1; \(next) }
          var body: some View { Text("\\(turns)").onAppear { again() } }
        }
        """)
    #expect(ending.status == 1)
    #expect(
      ending.output.unwrapped.contains(
        """
        Screen.swift:10:1: error: the main queue is never empty: after 10000 turns without a \
        sleep, something there still starts itself again (the last to act:
        """))
  }

  @Test func `a program that closes the lab's pipe is told so`() throws {
    let ending = try measure("close(3)\n  try lab.mount(Text(\"a\"))")
    #expect(ending.status == 1)
    #expect(
      ending.output.unwrapped.contains(
        """
        Screen.swift:9: trapped: descriptor 3, by which the lab reports, cannot be written to \
        (Bad file descriptor): close only what you opened in scenario(_:)
        """))
  }

  @Test func `a forked copy of the program reports nothing`() throws {
    let ending = try measure(
      """
      let child = copy()
        if child != 0 { waitpid(child, nil, 0) }
        try lab.step("after") { print(child == 0 ? "copy" : "program") }
      """, besides: "@_silgen_name(\"fork\") func copy() -> Int32")
    #expect(ending.status == 0)
    #expect(ending.output.split(separator: "\n").filter { $0 == "after" } == ["after"])
  }

  @Test func `a failure that the scenario catches reads as it would have been shown`() throws {
    try expectPrinted(
      "no button shows “Remove”; on screen: “Add 0”", by: Self.counter,
      "do { try lab.tap(\"Remove\") } catch { print(error) }", mounting: "Counter()")
  }

  private let mounted = """
    mount
               ran  updated  appeared
      Button              1
      Counter    1                  1
      Text                1
      why: Counter ran 1×, mounted
      state: Counter.count created 1×
      shows: “Add 0”

    """

  /// Measures a file whose scenario stands from line 8 on, when `besides` has four lines.
  private func measure(
    _ scenario: String, besides: String = counter
  ) throws -> BuiltProgram.Ending {
    try program.write(
      """
      import KataLab
      import SwiftUI
      \(besides)
      @MainActor func scenario(_ lab: Lab) async throws {
        \(scenario)
      }

      """, to: "Screen.swift")
    var ending = try program.run(["measure", "Screen.swift"])
    ending.output = ending.output.withoutTimes
    return ending
  }

  private func expect(
    _ scenario: String, status: Int32, output: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try measure(scenario) == BuiltProgram.Ending(status: status, output: output, error: ""),
      sourceLocation: sourceLocation)
  }

  private func expectPrinted(
    _ printed: String, by views: String, _ scenario: String, mounting view: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try measure(
      "try lab.mount(\(view))\n  \(scenario)\n  print(lab.texts)", besides: views)
    #expect(ending.status == 0, sourceLocation: sourceLocation)
    #expect(ending.output.contains("“\(printed)”"), sourceLocation: sourceLocation)
  }
}

extension String {
  /// The same in one long line.
  fileprivate var unwrapped: String { replacing(/\s+/, with: " ") }
}
