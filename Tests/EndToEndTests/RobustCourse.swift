import Foundation

/// A course of one kata, in the folder of a program.
struct TinyCourse {
  let program: BuiltProgram

  init(in program: BuiltProgram) throws {
    self.program = program
    for (name, text) in Self.course { try program.write(text, to: "Course/\(name)") }
  }

  /// What makes the program play it.
  let words = ["--lessons", "Course/Lessons"]

  /// Runs a line of commands.
  func shell(_ line: String) throws -> BuiltProgram.Ending {
    try program.run(words + ["-c", line])
  }

  /// The learner's file as it is now.
  func answer() throws -> String {
    try String(contentsOfFile: "\(program.folder)/\(Self.file)", encoding: .utf8)
  }

  static let file = "home/ViewKata/01-counting/01-count.swift"

  static let starter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add \\(count)") { count += 1 }
      }
    }

    """

  static let solution = starter.replacing("count += 1", with: "count += 2")

  private static let course = [
    "Lessons/01-counting/lesson.md": "---\nformat: 1\ntitle: Counting\n---\n\nCount.\n",
    "Lessons/01-counting/01-count.md": """
    ---
    format: 1
    title: Count by two
    ---

    The button counts by one, and everybody who presses it wonders why.

    ```swift starter
    \(starter)```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Counter())
      try lab.tap("Add 0")
      try lab.goal("It counts by two", .texts, during: "tap Add 0", .contains("Add 2"))
    }
    ```

    ## Hint

    One is not two.

    ## Takeaway

    Two is two.

    """,
    "Solutions/01-counting/01-count.swift": solution,
  ]
}
