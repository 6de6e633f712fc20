import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  let program: BuiltProgram
  let readme: String
  let lessons: String

  init() throws {
    program = try BuiltProgram()
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    readme = try String(contentsOfFile: "\(project)/README.md", encoding: .utf8)
    lessons = "\(project)/Lessons"
  }

  @Test func `the first check of the first kata looks as shown`() throws {
    let shown = try block("```\n1.1> check\n")
    _ = try program.run(["--lessons", lessons, "-c", "open 1.1"])
    let check = try program.run(["--lessons", lessons, "-c", "check"])
    #expect(check.output.withoutTimes == shown.withoutTimes)
  }

  @Test func `the counter is measured as shown`() throws {
    let source = try block("```swift\n")
    try program.write(source, to: "counter.swift")
    let shown = try block("```\n$ viewkata measure counter.swift\n…\n")
    let measured = try program.run(["measure", "counter.swift"])
    #expect(measured.output.hasSuffix("\n" + shown))
  }

  @Test func `the kata it shows is sound`() throws {
    let start = try #require(readme.range(of: "\n~~~markdown\n"))
    let end = try #require(readme[start.upperBound...].range(of: "\n~~~\n"))
    let kata = readme[start.upperBound..<end.lowerBound] + "\n"
    // The starter it leaves out is the one of the first kata, and so is the answer.
    let first = try String(
      contentsOfFile: "\(lessons)/01-identity/01-two-branches.md", encoding: .utf8)
    let starter = try #require(first.firstMatch(of: /```swift starter\n([^`]*)```/)).1
    try program.write("---\nformat: 1\ntitle: A\n---\n\nA.\n", to: "Lessons/01-a/lesson.md")
    try program.write(String(kata).replacing("…\n", with: starter), to: "Lessons/01-a/01-b.md")
    let solution = "\(lessons)/../Solutions/01-identity/01-two-branches.swift"
    try program.write(
      String(contentsOfFile: solution, encoding: .utf8), to: "Solutions/01-a/01-b.swift")
    let verified = try program.run(["verify", "Lessons"])
    #expect(verified.status == 0, "\(verified.output)\(verified.error)")
  }

  @Test func `every command it names is one`() throws {
    let help = try program.run(["--help"]).output
    let named = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.split(separator: "|")[0].matches(of: /`(\w+)/).map { String($0.1) } }
    #expect(named.count > 15)
    for name in named { #expect(help.contains("\n  \(name) "), "\(name)") }
  }

  /// The text of the first fenced block that begins so, without that beginning.
  private func block(_ beginning: String) throws -> String {
    let start = try #require(readme.range(of: "\n" + beginning), "the README has no \(beginning)")
    let rest = readme[start.upperBound...]
    let end = try #require(rest.range(of: "\n```\n"))
    return String(rest[..<end.lowerBound]) + "\n"
  }
}
