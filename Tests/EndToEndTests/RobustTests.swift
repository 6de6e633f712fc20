import Foundation
import Testing

/// Whatever a measured file does, the answer is a sentence and the right exit code, and nothing of
/// it stays behind.
@Suite struct RobustTests {
  let program: BuiltProgram
  init() throws { program = try BuiltProgram() }

  @Test func `a syntax error is answered from the parser`() throws {
    try expect(
      Screens.syntaxError, status: 1,
      output: """
        Screen.swift on iOS 26.0: did not compile

        Screen.swift:7:13: error: expected ')' to end function call
          7 │     Text("a"
            │             ^

        """)
  }

  @Test func `a type error is the compiler's, on the learner's line`() throws {
    try expect(
      Screens.typeError, status: 1,
      output: """
        Screen.swift on iOS 26.0: did not compile
        compiled …

        Screen.swift:6:30: error: cannot convert value of type 'Int' to expected
        argument type 'String'
          6 │   var body: some View { Text(1 + "a") }
            │                              ^

        """)
  }

  @Test func `an endless loop is ended and shown where it runs`() throws {
    let ending = try measure(Screens.endlessLoop)
    #expect(ending.status == 1)
    #expect(ending.error == "")
    // A busy machine reaches the limit of time before that of processor time.
    #expect(
      ending.output.replacing(
        /the program used up its \d+ s of processor time|the scenario was not over after [\d.]+ s/,
        with: "it took too long"
      ).replacing(/\s+/, with: " ") == """
        Screen.swift on iOS 26.0: timed out compiled … · ran 0 steps … \
        Screen.swift:8:1: error: it took too long, and was in Screen.body \
        8 │ while true { turns &+= 1 } │ ^ \

        """)
    try expectNothingLeft()
  }

  @Test func `a view that contains itself traps with its name`() throws {
    try expect(
      Screens.endlessRecursion, status: 1,
      output: """
        Screen.swift on iOS 26.0: trapped
        compiled … · ran 0 steps …

        Screen.swift:5: trapped: Screen is nested 2501 levels deep: a view contains
        itself
          5 │ struct Screen: View {
            │ ^

        """)
  }

  @Test func `a write to state during body is warned about and has no effect`() throws {
    try expect(
      Screens.writesInBody, status: 0,
      output: """
        Screen.swift on iOS 26.0: completed
        compiled … · ran 1 step …

        mount
                  ran  updated  appeared
          Screen    1                  1
          Text               1
          why: Screen ran 1×, mounted
          state: Screen.count created 1×
          warning: Modifying state during view update, this will cause undefined
            behavior. (Screen.swift:9)
          shows: “0”

        """)
  }

  @Test func `a gigabyte of output is cut off and does not fill the screen`() throws {
    let ending = try measure(Screens.printsAGigabyte)
    #expect(ending.status == 1)
    #expect(ending.error == "")
    let reason = "error: the program wrote more than 8 MiB"
    #expect(ending.output.contains(reason), "\(ending.output.prefix(2000))")
    #expect(ending.output.utf8.count < 4000)
    try expectNothingLeft()
  }

  @Test func `exit is no success`() throws {
    try expect(
      Screens.exits, status: 1,
      output: """
        Screen.swift on iOS 26.0: trapped
        compiled … · ran 0 steps …

        Screen.swift: trapped: the program ended itself by exit(0) before the scenario
        was over

        """)
  }

  @Test func `fatalError names its message, function and line`() throws {
    try expect(
      Screens.fatalErrors, status: 1,
      output: """
        Screen.swift on iOS 26.0: trapped
        compiled … · ran 0 steps …

        Screen.swift:8: trapped: no rows in Screen.body
          8 │     guard let rows else { fatalError("no rows") }
            │     ^

        """)
  }

  @Test func `what a program started ends with it`() throws {
    let ending = try measure(Screens.forks)
    #expect(ending.status == 0)
    #expect(try processes(mentioning: "86399") == [])
    try expectNothingLeft()
  }

  @Test func `a missing file is told with those that are there`() throws {
    try program.write(Screens.fine, to: "Screen.swift")
    #expect(
      try program.run(["measure", "Scren.swift"])
        == BuiltProgram.Ending(
          status: 2, output: "",
          error: """
            viewkata: error: Scren.swift: no such file
            Did you mean Screen.swift?

            """))
  }

  @Test func `a missing toolchain is told with where it was looked for`() throws {
    try program.write(Screens.fine, to: "Screen.swift")
    let ending = try program.run(
      ["measure", "Screen.swift"],
      environment: ["VIEWKATA_SWIFTC": "/nowhere/swiftc", "PATH": ""])
    #expect(
      ending
        == BuiltProgram.Ending(
          status: 3, output: "",
          error: """
            viewkata: error: there is no Swift compiler. Looked at:
              /nowhere/swiftc (VIEWKATA_SWIFTC)
            Install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin into PATH, \
            or name the compiler: VIEWKATA_SWIFTC=/path/to/swiftc

            """))
    try expectNothingLeft()
  }

  @Test func `ctrl-C ends a run at once`() throws {
    try program.write(Screens.endlessLoop, to: "Screen.swift")
    let running = try program.start(["measure", "Screen.swift"])
    // Until the learner's own program runs.
    let deadline = Date() + 60
    while try processes(mentioning: "\(program.folder)/cache/entries").isEmpty, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.05)
    }
    let pressed = Date()
    running.process.interrupt()
    #expect(
      try running.ending()
        == BuiltProgram.Ending(status: 130, output: "", error: "viewkata: error: interrupted\n"))
    #expect(Date().timeIntervalSince(pressed) < 3)
    try expectNothingLeft()
  }

  private func measure(_ screen: String) throws -> BuiltProgram.Ending {
    try program.write(screen, to: "Screen.swift")
    var ending = try program.run(["measure", "Screen.swift"])
    ending.output = ending.output.withoutTimes
    return ending
  }

  private func expect(
    _ screen: String, status: Int32, output: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try measure(screen)
    #expect(ending.status == status, sourceLocation: sourceLocation)
    #expect(ending.output == output, sourceLocation: sourceLocation)
    #expect(ending.error == "", sourceLocation: sourceLocation)
    try expectNothingLeft(sourceLocation: sourceLocation)
  }

  /// No process, no draft, no temporary file, and the measured file as it was.
  private func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try processes(mentioning: program.folder) == [], sourceLocation: sourceLocation)
    #expect(try program.leftovers() == [], sourceLocation: sourceLocation)
  }
}
