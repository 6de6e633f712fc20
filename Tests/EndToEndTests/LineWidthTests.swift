import Foundation
import Testing

@Suite struct `No line is wider than the screen` {
  @Test func `of a hint, which has a heading of its own`() throws {
    let course = try OneKata(
      hint: """
        Count the places in `CheckoutView` where a form is made. How many forms can a person
        tell apart on the screen?
        """)
    #expect(
      try course.viewkata("hint", "1.1") == """
        Hint 1 of 1
        Count the places in `CheckoutView` where a form is made. How many forms can a
        person tell apart on the screen?
        Run viewkata solution to see the answer.

        """)
  }

  @Test func `of an answer to why, where reasons go on below one another`() throws {
    let course = try OneKata(
      starter: """
        struct Conversation: View {
          @State private var unreadMessages = 0
          var body: some View {
            Button("Receive a message from the other side") { unreadMessages += 1 }
            UnreadBadge(unreadMessages: unreadMessages)
          }
        }
        struct UnreadBadge: View {
          let unreadMessages: Int
          var body: some View { Text("\\(unreadMessages)") }
        }
        """,
      scenario: """
        try lab.mount(Conversation())
        try lab.tap("Receive a message from the other side")
        """)
    _ = try course.viewkata("-c", "open 1.1")
    #expect(
      try course.viewkata("-c", "why UnreadBadge", columns: 60) == """
        UnreadBadge.body ran 1× in “mount”
          because it was mounted

        UnreadBadge.body ran 1× in “tap Receive a message from the
          other side”
          because its input unreadMessages changed (Int), by
            Conversation
            Conversation ran because Conversation.unreadMessages
              changed, by tap Receive a message from the other side
        Type counts to see every number of the run.

        """)
  }
}

/// A course of one kata in a folder of its own, gone with the value.
private final class OneKata {
  private let path = NSTemporaryDirectory() + "viewkata-test-" + UUID().uuidString

  init(hint: String = "Look.", starter: String = "", scenario: String = "") throws {
    try write(
      "Lessons/01-one/lesson.md", "---\nformat: 1\ntitle: One\n---\nAn introduction.\n")
    try write("Solutions/01-one/01-first.swift", "import SwiftUI\n")
    try write(
      "Lessons/01-one/01-first.md",
      """
      ---
      format: 1
      title: First
      difficulty: easy
      minutes: 1
      ---
      Something is wrong.

      ```swift starter
      import SwiftUI
      \(starter)
      ```

      ```swift scenario
      @MainActor func scenario(_ lab: Lab) async throws {
      \(scenario)
      }
      ```

      ## Hint
      \(hint)

      ## Takeaway
      Learned from [a page](https://developer.apple.com/documentation/swiftui).
      """)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("could not remove \(path): \(error)")
    }
  }

  /// What the built program prints in lines of so many columns, without colour.
  func viewkata(_ words: String..., columns: Int = 80) throws -> String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("viewkata")
    process.arguments =
      words + ["--lessons", path + "/Lessons", "--home", path + "/home", "--color", "never"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "\(columns)"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func write(_ file: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
