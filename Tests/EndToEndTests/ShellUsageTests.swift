import Foundation
import Testing

/// What is said to a slip of the fingers, and which number a calling program sees.
@Suite struct ShellUsageTests {
  @Test(arguments: [
    (["lst"], "there is no command “lst”\nDid you mean list?"),
    (["s"], "“s” could be show or solution"),
    (["chekc"], "there is no command “chekc”\nDid you mean check?"),
    (["list", "--jsn"], "unknown option --jsn\nDid you mean --json?"),
    (["list", "now"], "list does not take “now”\nIt is used so: list"),
    (["show", "rwo-cost"], "there is no kata “rwo-cost”\nDid you mean row-cost?"),
    (["explain", "state-ovner"], "there is no rule “state-ovner”\nDid you mean state-owner?"),
    (["--color", "allways", "list"], "--color cannot be “allways”\nDid you mean always?"),
    (["--report"], "--report needs a value: --report KIND=FILE"),
    (
      ["measure", "a.swift", "--os", "iOS x"],
      "“iOS x” is no system\nWrite for instance --os \"iOS 17, iOS 26.1, macOS 15\"."
    ),
    (["-c", "show 'row"], "the quote ' is not closed"),
    (["lint", "--report", "jsno=x"], "there is no report “jsno”\nDid you mean json?"),
    (["why", "Row"], "no kata is open\nOpen one: viewkata open 1.1."),
  ]) func `wrong usage says what is right`(words: [String], message: String) throws {
    let shell = try ShellHarness()
    let result = try shell.run(list: words)
    #expect(result == .init(output: "", side: "viewkata: error: \(message)\n", status: 64))
  }

  @Test func `a script goes on after a failure and ends with its status`() throws {
    let shell = try ShellHarness()
    let result = try shell.run(
      "-q", input: "# comment\n\nlist; shw 1.1\nshow 'hello' ; \nquit\nlist\n")
    #expect(
      result.output == """
        1 Basics
          1.1  Row cost  easy    5 min
          1.2  Hello     medium  3 min

        0 of 2 solved
        1.2 Hello  Basics · medium · 3 min

        Say hello.

        Your file  ViewKata/01-basics/02-hello.swift
        Better first  1.1 Row cost

        """)
    #expect(result.side == "viewkata: error: there is no command “shw”\nDid you mean show?\n")
    #expect(result.status == 64)
  }

  @Test(arguments: [
    ("lint no.swift; list", 2), ("list; shw; lint no.swift", 64), ("lint no.swift; shw", 64),
    ("progress --export /proc/no/file; lint no.swift; shw", 3), ("# nothing", 0), ("", 0),
  ]) func `several commands have the gravest status of theirs`(line: String, status: Int32) throws {
    let shell = try ShellHarness()
    #expect(try shell.run("-c", line).status == status)
    #expect(try shell.run(input: line.replacing("; ", with: "\n")).status == status)
  }

  @Test func `every command has a file and every file a command`() throws {
    let shell = try ShellHarness()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Shell/Commands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { $0.replacing(".swift", with: "").lowercased() }.filter { $0 != "all" }
    let atPrompt = try shell.run("-c", "help").output
    let onCommandLine = try shell.run("--help").output
    func names(_ help: String) -> Set<String> {
      Set(help.matches(of: /(?m)^  ([a-z]+)  +[A-Z]/).map { String($0.output.1) })
    }
    #expect(names(atPrompt).union(names(onCommandLine)) == Set(files))
    #expect(!names(onCommandLine).contains("quit"))
    #expect(!names(atPrompt).contains("completions"))
  }

  @Test func `a reader that goes away ends the output quietly`() throws {
    let shell = try ShellHarness()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "'\(ShellHarness.program)' --help | head -1; echo ${PIPESTATUS:-ok}",
    ]
    process.environment = shell.environment
    let (output, side) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, side)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    #expect(
      String(decoding: printed, as: UTF8.self)
        == "viewkata teaches how SwiftUI views are identified, updated and built.\nok\n")
    #expect(side.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func `colour is only a repetition, and accessible output ends with a word`() throws {
    let shell = try ShellHarness()
    let coloured = try shell.run("list", "--color", "always", "-q").output
    #expect(coloured.contains("\u{1B}["))
    let plain = try shell.run("list", "-q").output
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(
      try shell.run("list", "--accessible", "--ascii").output == """
        1 Basics
          1.1: Row cost, easy, 5 min
          1.2: Hello, medium, 3 min

        0 of 2 solved
        Run viewkata next to open a kata that is not solved.
        Finished: done.

        """)
  }

  @Test(arguments: [
    "list", "show 1", "show", "open 1.1", "next", "edit", "check", "counts", "why Counter", "tree",
    "hint", "solution --yes", "diff", "reset --yes", "undo", "lint", "explain", "explain any-view",
    "progress", "predict 2", "doctor",
  ]) func `with --json a command prints one document and nothing else`(line: String) throws {
    let shell = try ShellHarness()
    _ = try shell.run("-c", "open 1.1; solution apply --yes")
    let result = try shell.run(list: line.split(separator: " ").map(String.init) + ["--json"])
    #expect(result.status == 0)
    #expect(result.side == "")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
  }
}
