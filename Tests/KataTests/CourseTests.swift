import Foundation
import Testing

@testable import Kata

@Suite struct `A course` {
  @Test func `is read in the order of its numbers, with solutions beside it`() throws {
    let folder = try TemporaryCourse()
    try folder.addLesson("10-later", katas: ["01-c"])
    try folder.addLesson("02-early", katas: ["10-b", "02-a"])
    let (course, problems) = Course.load(directory: folder.lessons + "/")
    #expect(problems == [])
    #expect(course.lessons.map(\.title) == ["About early", "About later"])
    #expect(course.lessons.map(\.introduction) == ["Read on.", "Read on."])
    #expect(course.katas.map(\.label) == ["2.2", "2.10", "10.1"])
    #expect(course.katas.map(\.slug) == ["a", "b", "c"])
    #expect(course.katas.last?.file == folder.path + "/Lessons/10-later/01-c.md")
    #expect(course.solutions == folder.path + "/Solutions")
    #expect(course.katas.first?.solutionFile == folder.path + "/Solutions/02-early/02-a.swift")
  }

  @Test func `with slips all over reports each of them and keeps what is sound`() throws {
    let folder = try TemporaryCourse()
    try folder.addLesson("01-one", katas: ["01-a", "01-b", "02-c", "03-d"])
    try folder.addLesson("02-two", katas: ["01-a", "02-e"])
    try folder.write("Lessons/01-one/02-c.md", kata(requires: "d"))
    try folder.write("Lessons/01-one/03-d.md", kata(requires: "c, e, nothing"))
    try folder.write("Lessons/Three/x.md", "")
    try folder.write("Lessons/04-kata.md", "")
    try folder.write("Lessons/05-none/notes.txt", "")
    try folder.write("Lessons/01-one/Bad_Name.md", "")
    try folder.write("Solutions/01-one/09-old.swift", "")
    try folder.remove("Solutions/02-two/02-e.swift")
    try folder.remove("Lessons/02-two/lesson.md")
    let (course, problems) = Course.load(directory: folder.lessons)
    #expect(course.katas.map(\.slug) == ["a", "b", "c", "d", "e"])
    let expected = """
      Lessons/01-one/01-b.md:1: Another kata of the lesson has the number 1: a. Renumber one of \
      them; slugs may stay.
      Lessons/01-one/02-c.md:6: The kata requires itself: c → d → c. Take one of these out of its \
      “requires”.
      Lessons/01-one/03-d.md:6: “nothing” is no kata of this course. Possible are: a, b, c, d, e.
      Lessons/01-one/Bad_Name.md:1: This file is no kata. Names look like “03-narrow-inputs”: a \
      number, then lowercase words.
      Lessons/02-two/01-a.md:1: The slug “a” is taken by Lessons/01-one/01-a.md. Rename one of \
      them: progress remembers katas by their slug.
      Lessons/02-two/02-e.md:1: The kata has no solution: Solutions/02-two/02-e.swift. No such \
      file or directory. Write the reference answer there.
      Lessons/02-two/lesson.md:1: The lesson has no introduction. Write “lesson.md” with front \
      matter (“format: 1”, “title: …”) and some prose.
      Lessons/04-kata.md:1: This kata stands in no lesson. Move it into a folder such as \
      “01-identity”.
      Lessons/05-none:1: The lesson has no katas. Add one, such as “01-first-kata.md”.
      Lessons/05-none/lesson.md:1: The lesson has no introduction. Write “lesson.md” with front \
      matter (“format: 1”, “title: …”) and some prose.
      Lessons/Three:1: This folder is no lesson. Names look like “03-narrow-inputs”: a number, \
      then lowercase words.
      Solutions/01-one/09-old.swift:1: This solution belongs to no kata. Rename it like its kata, \
      or delete it.
      """
    #expect(folder.list(problems) == expected)
  }

  @Test func `whose lessons share a number or a name says which`() throws {
    let folder = try TemporaryCourse()
    try folder.addLesson("01-one", katas: ["01-a"])
    try folder.addLesson("01-two", katas: ["01-b"])
    try folder.addLesson("02-two", katas: ["01-c"])
    let (course, problems) = Course.load(directory: folder.lessons)
    #expect(course.katas.count == 3)
    #expect(
      folder.list(problems) == """
        Lessons:1: Several lessons are named “two”. Rename one of them.
        Lessons:1: Several lessons have the number 1: one, two. Renumber one of them.
        """)
  }

  @Test func `with files that cannot be read says why and goes on`() throws {
    let folder = try TemporaryCourse()
    try folder.addLesson("01-one", katas: ["01-a", "02-b", "03-c", "04-d", "05-e"])
    try folder.write("Lessons/01-one/02-b.md", bytes: Array("---\ntitle: caf".utf8) + [0xE9, 0x0A])
    try folder.remove("Lessons/01-one/03-c.md")
    try folder.remove("Lessons/01-one/04-d.md")
    #expect(symlink("03-c.md", folder.path + "/Lessons/01-one/03-c.md") == 0)
    #expect(mkfifo(folder.path + "/Lessons/01-one/04-d.md", 0o600) == 0)
    try folder.write(
      "Lessons/01-one/05-e.md", bytes: [UInt8](repeating: 0x20, count: 1_100_000))
    #expect(symlink("loop", folder.path + "/Lessons/loop") == 0)
    let (course, problems) = Course.load(directory: folder.lessons)
    #expect(course.katas.map(\.slug) == ["a"])
    let expected = """
      Lessons/01-one/02-b.md:2:11: The file cannot be read: The file is not UTF-8: this byte fits \
      no character. Save it as UTF-8.
      Lessons/01-one/03-c.md:1: The file cannot be read: Too many levels of symbolic links. Look \
      at the file's path and rights.
      Lessons/01-one/04-d.md:1: The file cannot be read: It is not an ordinary file. Put a \
      Markdown file in its place.
      Lessons/01-one/05-e.md:1: The file cannot be read: The file is larger than 1 MB. A kata fits \
      in a few pages.
      Lessons/loop:1: The name leads nowhere: Too many levels of symbolic links. Look at what the \
      name leads to, or take it out of the course.
      """
    #expect(folder.list(problems) == expected)
  }

  @Test func `that is missing or empty says so`() throws {
    let folder = try TemporaryCourse()
    let (none, missing) = Course.load(directory: folder.path + "/Nowhere")
    #expect(none.katas.isEmpty)
    #expect(
      folder.list(missing) == """
        Nowhere:1: The folder cannot be read: No such file or directory. Look at the folder's path \
        and rights.
        """)
    try folder.write("Lessons/README.md", "Nothing here yet.")
    let (_, empty) = Course.load(directory: folder.lessons)
    #expect(
      folder.list(empty) == """
        Lessons:1: The course is empty. Add a lesson: a folder such as “01-identity” with a \
        “lesson.md” and katas.
        """)
  }

  @Test(arguments: [
    ("Lessons", "Solutions"), ("./Lessons/", "./Solutions"), ("/a/b/Lessons", "/a/b/Solutions"),
    ("/Lessons", "/Solutions"), (".", "./../Solutions"), ("..", "../../Solutions"),
  ])
  func `looks for solutions beside its folder`(directory: String, solutions: String) {
    #expect(Course.load(directory: directory).course.solutions == solutions)
  }
}

private func kata(requires: String? = nil) -> String {
  """
  ---
  format: 1
  title: A kata
  difficulty: easy
  minutes: 5
  \(requires.map { "requires: \($0)" } ?? "concepts: 1.1")
  ---
  Prose.

  ```swift starter
  import SwiftUI
  ```

  ```swift scenario
  @MainActor func scenario(_ lab: Lab) async throws {}
  ```

  ## Hint
  Look.

  ## Takeaway
  See https://example.com.

  """
}

/// A folder with `Lessons` and `Solutions` that is deleted with the value.
private final class TemporaryCourse {
  let path: String
  var lessons: String { path + "/Lessons" }

  init() throws {
    path = NSTemporaryDirectory() + "course-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func addLesson(_ name: String, katas: [String]) throws {
    let title = "About \(name.drop { $0 != "-" }.dropFirst())"
    try write("Lessons/\(name)/lesson.md", "---\nformat: 1\ntitle: \(title)\n---\n\nRead on.\n")
    for file in katas {
      try write("Lessons/\(name)/\(file).md", kata())
      try write("Solutions/\(name)/\(file).swift", "import SwiftUI\n")
    }
  }

  func write(_ file: String, _ text: String) throws { try write(file, bytes: Array(text.utf8)) }

  func write(_ file: String, bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + file)
  }

  func list(_ problems: [CourseProblem]) -> String {
    problems.map { $0.description.replacing(path + "/", with: "") }.joined(separator: "\n")
  }
}
