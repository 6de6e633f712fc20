import Foundation
import Testing

/// The shell as a person has it, at a terminal of its own.
@Suite struct RobustPromptTests {
  let program: BuiltProgram
  init() throws { program = try BuiltProgram() }

  @Test func `ctrl-C stops a check and leads back to the prompt`() throws {
    let course = try TinyCourse(in: program)
    let terminal = try BuiltTerminal(program, course.words)
    try terminal.wait(for: "1.1> ")
    try program.write(
      TinyCourse.starter.replacing("count += 1", with: "while true {}"), to: TinyCourse.file)
    try terminal.type("check\n")
    try terminal.wait { try !processes(mentioning: "\(program.folder)/cache/entries").isEmpty }
    try terminal.type("\u{3}")
    try terminal.wait(for: "interrupted")
    try terminal.type("quit\n")
    #expect(try terminal.ending() == 0)
    let shown = terminal.shown
    #expect(shown.contains("^C\r\nviewkata: error: interrupted\r\n"), "\(shown)")
    // One press is one stop: the line after it is not given up as well.
    #expect(shown.components(separatedBy: "^C").count == 2, "\(shown)")
    #expect(try processes(mentioning: program.folder) == [])
  }

  @Test func `a terminal made narrow gets narrow lines`() throws {
    let course = try TinyCourse(in: program)
    let terminal = try BuiltTerminal(program, course.words)
    try terminal.wait(for: "1.1> ")
    try terminal.resize(columns: 40)
    try terminal.type("show\nquit\n")
    #expect(try terminal.ending() == 0)
    let lines = "The button counts by one, and everybody\r\nwho presses it wonders why.\r\n"
    #expect(terminal.shown.contains(lines), "\(terminal.shown)")
  }

  @Test func `ctrl-C at the prompt gives up the line, ctrl-D leaves`() throws {
    let course = try TinyCourse(in: program)
    let terminal = try BuiltTerminal(program, course.words)
    try terminal.wait(for: "1.1> ")
    try terminal.type("reset --y")
    try terminal.wait(for: "reset --y")
    try terminal.type("\u{3}")
    try terminal.wait(for: "^C")
    try terminal.type("\u{4}")
    #expect(try terminal.ending() == 0)
    #expect(try course.answer() == TinyCourse.starter)
  }
}
