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
