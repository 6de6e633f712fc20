import Foundation
import Testing

/// Katas on several systems, in the shell and on the command line.
@Suite struct ShellSystemsTests {
  private static let starter = """
    import SwiftUI

    struct Badge: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\\(count) unread")
          Button("Read") { count += 1 }
          if #available(iOS 17, macOS 14, *) { Text("new") }
        }
      }
    }

    """

  private static func kata(_ frontMatter: String) -> String {
    """
    ---
    format: 1
    title: Badge
    difficulty: easy
    minutes: 5
    \(frontMatter)
    ---

    Something is missing on old systems.

    ```swift starter
    \(starter)```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Badge())
      try lab.tap("Read")
      try lab.goal("Every system shows an age", .texts, .containsOne)
    }
    ```

    ## Hint
    Look at the systems.

    ## Takeaway
    An `if` without `else` shows nothing.

    """.replacing(".containsOne", with: ".contains(\"new\")")
  }

  private func shell(_ frontMatter: String) throws -> ShellHarness {
    try ShellHarness(lessons: [
      "Lessons/01-systems/lesson.md": "---\nformat: 1\ntitle: Systems\n---\n\nOne.\n",
      "Lessons/01-systems/01-badge.md": Self.kata(frontMatter),
      "Solutions/01-systems/01-badge.swift": Self.solved,
    ])
  }

  private static let solved = starter.replacing(
    "{ Text(\"new\") }", with: "{ Text(\"new\") } else { Text(\"new\") }")

  @Test func `a verdict says what is missed where, and only what differs`() throws {
    let shell = try shell("os: iOS 15, iOS 16.4, iOS 17, macOS 14")
    _ = try shell.run("-c", "open 1.1")
    #expect(
      try shell.run("check", "1.1").output == """
        1.1 Badge

        on iOS 15.0, 16.4
        <times>

          ✗ missed: Every system shows an age
            not on screen: “new”; on screen: “1 unread”, “Read”

        not passed: 1 of 1 goal missed

        on iOS 17.0; macOS 14.0
        <times>

          ✓ ok: Every system shows an age

        passed: all goals met, no findings

        What differs (and nothing else)
                          iOS 15.0, 16.4  iOS 17.0; macOS 14.0
          during mount
            Text updated               2                     3
          on screen after “mount” and “tap Read”
            iOS 15.0, 16.4: nothing
            iOS 17.0; macOS 14.0: “new”
          in the tree after “mount” and “tap Read”
            iOS 15.0, 16.4: nothing
            iOS 17.0; macOS 14.0:
              if
              AnyView
              Text “new”

        2 of 4 passed.
        Run viewkata hint if you are stuck, counts for every number.

        """)
  }

  @Test func `what is the same everywhere is said once`() throws {
    let shell = try shell("os: iOS 15, iOS 17")
    _ = try shell.run("-c", "open 1.1")
    try shell.write(
      Self.starter.replacing(
        "if #available(iOS 17, macOS 14, *) { Text(\"new\") }", with: "Text(\"new\")"),
      to: "ViewKata/01-systems/01-badge.swift")
    let run = try shell.run("check", "1.1")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        1.1 Badge

        <times>

          ✓ ok: Every system shows an age

        passed: all goals met, no findings

        The same on iOS 15.0, 17.0.

        2 of 2 passed.

        """), "\(run.output)")
  }

  @Test func `other systems can be tried, which solves nothing`() throws {
    let shell = try shell("os: iOS 15, iOS 17")
    let session = try shell.run(
      input: """
        open 1.1
        os
        os iOS 17, iOS 18
        check
        progress 1.1
        os kata
        check
        os iOS seventeen
        """)
    #expect(
      session.output.contains("Katas run on the systems they name; the open one on iOS 15.0,"))
    #expect(session.output.contains("Katas run on iOS 17.0, iOS 18.0 from now on."))
    #expect(session.output.contains("The same on iOS 17.0, 18.0.\n\n2 of 2 passed."))
    #expect(session.output.contains("1 of 2 passed."))
    #expect(session.side.contains("“iOS seventeen” is no system"))
    let road = try shell.run("progress", "--json").output
    #expect(!road.contains("\"solved\" : \"<time>\""), "\(road)")

    let once = try shell.run("check", "1.1", "--os", "iOS 17")
    #expect(once.status == 0)
    #expect(try !shell.run("progress", "--json").output.contains("\"solved\" : \"<time>\""))
    #expect(try shell.run("check", "1.1", "--os", "iPad 3").status == 64)
  }

  @Test func `what a deployment target lacks does not compile, on the learner's line`() throws {
    let shell = try shell("os: iOS 17\ndeployment-target: iOS 15, macOS 12")
    _ = try shell.run("-c", "open 1.1")
    try shell.write(
      Self.solved.replacing(
        "Text(\"new\") }", with: "Text(\"new\").fontDesign(.serif) }", maxReplacements: 1
      )
      .replacing("iOS 17, macOS 14", with: "iOS 16"),
      to: "ViewKata/01-systems/01-badge.swift")
    let run = try shell.run("check", "1.1")
    #expect(run.status == 1)
    #expect(
      run.output == """
        ViewKata/01-systems/01-badge.swift:9:46: error: 'fontDesign' is only available
        in iOS 16.1 or newer
          9 │       if #available(iOS 16, *) { Text("new").fontDesign(.serif) } else { …
            │                                              ^

        ViewKata/01-systems/01-badge.swift:9:46: error: 'fontDesign' is only available
        in macOS 13.0 or newer
          9 │       if #available(iOS 16, *) { Text("new").fontDesign(.serif) } else { …
            │                                              ^

        not passed: did not compile
        Run viewkata edit to correct it, then check.

        """)
    try shell.write(Self.solved, to: "ViewKata/01-systems/01-badge.swift")
    #expect(try shell.run("check", "1.1").status == 0)
  }

  @Test func `a narrow screen and a reader get the differences as sentences`() throws {
    let shell = try ShellHarness(
      ["COLUMNS": "40"],
      lessons: [
        "Lessons/01-systems/lesson.md": "---\nformat: 1\ntitle: Systems\n---\n\nOne.\n",
        "Lessons/01-systems/01-badge.md": Self.kata("os: iOS 15, iOS 17"),
        "Solutions/01-systems/01-badge.swift": Self.solved,
      ])
    _ = try shell.run("-c", "open 1.1")
    let spoken = try shell.run("check", "1.1", "--accessible").output
    #expect(spoken.contains("  Text updated: iOS 15.0: 2, iOS 17.0:\n    3\n"), "\(spoken)")
    #expect(!spoken.contains("✗"))
  }
}
