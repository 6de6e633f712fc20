import Testing

/// Katas about traps: the starter may stop at one, or tell all of them.
@Suite struct TrapKataTests {
  private static func kata(_ title: String, _ matter: String, missing: String) -> String {
    """
    ---
    format: 1
    title: \(title)
    difficulty: easy
    minutes: 5
    os: iOS 17, iOS 18
    \(matter)
    ---

    It traps on iOS 17.

    ```swift starter
    \(feed(read: "in", capture: "group"))
    ```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.goal("nothing traps", .trap, .equals(0))
      try lab.goal("the sum is shown", .output, .equals(["30"]))
      try await lab.step("load") { print(await Feed().load()) }
    }
    ```

    ```swift wrong name=hidden \(missing)
    \(feed(read: "helper", capture: "group"))
    ```

    ## Hint

    Where is it read?

    ## Takeaway

    Read it before. [Why](https://github.com/swiftlang/swift/pull/73978)

    """
  }

  private static func feed(read: String, capture: String) -> String {
    let source = read == "helper" ? "ids()" : "ids"
    return """
      import Dependencies
      import SwiftUI

      enum IDsKey: DependencyKey {
        static let liveValue = [10, 20]
      }

      extension DependencyValues {
        var ids: [Int] {
          get { self[IDsKey.self] }
          set { self[IDsKey.self] = newValue }
        }
      }

      struct Feed {
        @Dependency(\\.ids) var \(read == "helper" ? "known" : "ids")
        \(read == "helper" ? "\n  func ids() -> [Int] { known }\n" : "")
        func load() async -> Int {
          await withTaskGroup(of: Int.self) { \(capture) in
            for id in \(source) { group.addTask { id } }
            return await group.reduce(0, +)
          }
        }
      }
      """.replacing("    \n", with: "\n").replacing("\n  \n", with: "\n\n")
  }

  private static let course = [
    "Lessons/01-traps/lesson.md": "---\nformat: 1\ntitle: Traps\n---\n\nWhere they are.\n",
    "Lessons/01-traps/01-stops.md": kata(
      "Stops", "starter: traps",
      missing: #"fails="nothing traps, the sum is shown""#),
    "Lessons/01-traps/02-goes-on.md": kata(
      "Goes on", "traps: all", missing: #"fails="nothing traps""#),
    "Solutions/01-traps/01-stops.swift": feed(read: "in", capture: "[ids] group") + "\n",
    "Solutions/01-traps/02-goes-on.swift": feed(read: "in", capture: "[ids] group") + "\n",
  ]

  @Test func `are proved sound`() throws {
    let shell = try ShellHarness(lessons: Self.course)
    let result = try shell.run("verify")
    #expect(result.status == 0, "\(result.output)\(result.side)")
  }

  @Test func `tell one trap or all, whatever the kata says`() throws {
    let shell = try ShellHarness(lessons: Self.course)
    let starter = Self.feed(read: "helper", capture: "group")
    try shell.write(
      starter.replacing("for id", with: "_ = ids()\n      for id"), to: "answer.swift")
    let trapped = "answer.swift:22: called in the body of a task group"
    let again = "answer.swift:23: called in the body of a task group"
    for (words, tellsAll) in [
      (["stops"], false), (["goes-on"], true), (["stops", "--traps", "all"], true),
      (["goes-on", "--traps", "stop"], false),
    ] {
      let output = try shell.run(list: ["check", words[0], "answer.swift"] + words.dropFirst())
        .output
      #expect(output.contains(trapped), "\(output)")
      #expect(output.contains(again) == tellsAll, "\(words) \(output)")
    }
  }
}
