import Foundation
import Testing

/// What a screen of 40 columns does to text that is wider.
@Suite struct ShellScreenTests {
  private static let wide = """
    struct Wide: View {
      var body: some View {
        Text(isGift ? "Where shall the gift go?" : "Where do you live?")
      }
    }

    """

  @Test func `code is wrapped by the terminal and keeps every blank`() throws {
    let shell = try ShellHarness(
      ["COLUMNS": "40"],
      lessons: Course.files.merging(["Solutions/01-basics/01-row-cost.swift": Self.wide]) { $1 })
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.1> "))
    terminal.type("solution apply --yes; diff; solution --yes\n")
    #expect(
      terminal.shows(
        "\r\n+    Text(isGift ? \"Where shall the gift go?\" : \"Where do you live?\")\r\n"))
    #expect(terminal.shows(Self.wide.replacing("\n", with: "\r\n") + "Type diff"))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
  }

  @Test func `titles, usages and questions break between words`() throws {
    let shell = try ShellHarness(
      ["COLUMNS": "40"],
      lessons: Course.files.mapValues {
        $0.replacing("title: Row cost", with: "title: What a row costs you")
      })
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.1 What a row costs you Basics · easy ·\r\n5 min\r\n"))
    #expect(terminal.shows("1.1> "))
    terminal.type("help measure\n")
    #expect(
      terminal.shows(
        """
        Run a Swift file's scenario, or mount
        its previews, and count every
        evaluation.

          measure FILE|DIR… [--against
            FILE|DIR] [--os LIST]
            [--deployment-target LIST] [--sdk
            26|27] [--traps stop|all]
            [--release] [--walk N] [--seed S]

        """.replacing("\n", with: "\r\n")))
    terminal.type("predict\n")
    #expect(terminal.shows("How often does Header.body run during\r\n"))
    #expect(terminal.shows("“more”? (Enter to skip) "))
    terminal.type("\nquit\n")
    #expect(terminal.end() == 0)
  }

  @Test func `a line given up stays readable, and so does a question`() throws {
    let shell = try ShellHarness()
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.1> "))
    terminal.type("half a line")
    #expect(terminal.shows("half a line"))
    terminal.type("\u{3}")
    // Not at the beginning of the line, where it would hide the prompt.
    #expect(terminal.shows("^C"))
    #expect(!terminal.screen.contains("\r^C"))
    #expect(terminal.shows("1.1> "))
    terminal.type("solution\n")
    #expect(terminal.shows("Show the answer of 1.1? [y/N] "))
    terminal.type("\u{3}")
    #expect(terminal.shows("^C"))
    #expect(terminal.shows("viewkata: error: interrupted"))
    terminal.type("solution\n")
    #expect(terminal.shows("Show the answer of 1.1? [y/N] "))
    terminal.type("no\n")
    #expect(terminal.shows("Nothing was changed.\r\n"))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
  }

  @Test func `Tab knows the files at home`() throws {
    let shell = try ShellHarness()
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.1> "))
    terminal.type("lint ~/Vi\t01\t01\t\n")
    #expect(terminal.shows("~/ViewKata/01-basics/01-row-cost.swift"))
    #expect(terminal.shows("no findings"))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
  }

  @Test func `after Ctrl-C in watch the prompt has a line of its own`() throws {
    let shell = try ShellHarness()
    _ = try shell.run("open", "1.2")
    let terminal = try ShellTerminal(shell)
    #expect(terminal.shows("1.2> "))
    terminal.type("watch\n")
    #expect(terminal.shows("each save"))
    #expect(terminal.shows("not passed"))
    // The check is over with the line that names the next command.
    #expect(terminal.shows("Type "))
    #expect(terminal.shows(".\r\n"))
    terminal.type("\u{3}")
    #expect(terminal.shows("^C\r\n"))
    #expect(terminal.shows("1.2> "))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
  }
}
