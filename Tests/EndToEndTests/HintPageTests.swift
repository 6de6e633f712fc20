import Foundation
import Testing

@Suite struct `The page of a hint` {
  @Test func `has a heading of its own, so that no line is wider than the screen`() throws {
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
}

/// A course of one kata in a folder of its own, gone with the value.
private final class OneKata {
  private let path = NSTemporaryDirectory() + "viewkata-test-" + UUID().uuidString

  init(hint: String) throws {
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
      ```

      ```swift scenario
      @MainActor func scenario(_ lab: Lab) async throws {}
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

  /// What the built program prints when nobody looks: 80 columns, no colour.
  func viewkata(_ words: String...) throws -> String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("viewkata")
    process.arguments =
      words + ["--lessons", path + "/Lessons", "--home", path + "/home", "--color", "never"]
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
