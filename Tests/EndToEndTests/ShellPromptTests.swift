import Foundation
import Testing

/// The prompt as a person at a terminal uses it.
@Suite struct ShellPromptTests {
  @Test func `the first start opens the first kata, Tab completes, Ctrl-D leaves`() throws {
    let shell = try ShellHarness()
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("ViewKata · 1 lesson, 2 katas · 0 solved"))
    #expect(terminal.shows("Your file  ViewKata/01-basics/01-row-cost.swift"))
    #expect(terminal.shows("1.1> "))
    terminal.type("op\the\t\n")
    #expect(terminal.shows("open hello"))
    #expect(terminal.shows("1.2 Hello  Basics · medium · 3 min"))
    #expect(terminal.shows("1.2> "))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)

    let later = try ShellTerminal(shell)
    #expect(later.shows("You are at 1.2 Hello. Type show, check, next or help."))
    #expect(later.shows("1.2> "))
    // The arrow key brings back what was typed yesterday.
    later.type("\u{1B}[A")
    #expect(later.shows("open hello"))
    later.type("\u{3}")
    #expect(later.shows("^C"))
    #expect(later.shows("1.2> "))
    later.type("quit\n")
    #expect(later.end() == 0)
  }

  @Test func `Ctrl-C stops an endless body, and the shell goes on`() throws {
    let shell = try ShellHarness()
    _ = try shell.run("open", "1.2")
    try shell.write(
      Course.helloSolution.replacing(
        "Text(\"Hello\")", with: "let _ = { while true {} }()\n    Text(\"Hello\")"),
      to: "ViewKata/01-basics/02-hello.swift")
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.2> "))
    terminal.type("check\n")
    #expect(terminal.shows("Checking 1.2 …"))
    usleep(1_500_000)
    let pressed = ContinuousClock.now
    terminal.type("\u{3}")
    #expect(terminal.shows("viewkata: error: interrupted"))
    #expect(terminal.shows("1.2> "))
    #expect(ContinuousClock.now - pressed < .seconds(5))
    terminal.type("list\n")
    #expect(terminal.shows("0 of 2 solved"))
    #expect(terminal.shows("1.2> "))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `a prediction is asked for once, before the first check`() throws {
    let shell = try ShellHarness()
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.1> "))
    terminal.type("check\n")
    #expect(terminal.shows("How often does Header.body run during “more”? (Enter to skip) "))
    terminal.type("three\n")
    #expect(terminal.shows("A number, please. (Enter to skip) "))
    terminal.type("3\n")
    #expect(terminal.shows("Measured: 2. You said 3."))
    #expect(terminal.shows("not passed: 1 of 2 goals missed"))
    #expect(terminal.shows("1.1> "))
    terminal.type("check; predict\n")
    #expect(terminal.shows("You guessed 3, measured was 2. A guess counts once."))
    #expect(terminal.shows("1.1> "))
    terminal.type("\u{4}")
    #expect(terminal.end() == 1)
  }
}
