import Foundation
import Kata

extension Command {
  static let help = Command(
    name: "help", summary: "Show the commands, or how one is used.", usage: "[COMMAND]",
    operand: .command, count: 0...1
  ) { session, words in
    if let word = words.operands.first {
      session.terminal.print(Help.of(try .named(word, at: session.place), session))
    } else {
      session.terminal.print(
        session.place == .prompt ? Help.atPrompt(session) : Help.onCommandLine(session))
    }
    return .passed
  }
}

/// The texts of `help` and `--help`, made from the commands themselves.
enum Help {
  static func of(_ command: Command, _ session: Session) -> Styled {
    var lines: [Styled] = ["\(command.summary)", "", "  \(command.synopsis, .bold)"]
    if !command.options.isEmpty { lines += ["", table(command.options, session)] }
    if !command.details.isEmpty { lines += ["", "\(command.details)"] }
    return Styled(lines: lines)
  }

  static func atPrompt(_ session: Session) -> Styled {
    Styled(lines: [
      commands(at: .prompt, session),
      "",
      """
      A unique beginning of a command is enough. Tab completes, Ctrl-C stops what is running, \
      Ctrl-D leaves.
      """,
    ])
  }

  static func onCommandLine(_ session: Session) -> Styled {
    Styled(
      lines: [
        "\("viewkata", .bold) teaches how SwiftUI views are identified, updated and built.", "",
        "  viewkata [-c LINE]            open the shell, or run one line of commands",
        "  viewkata COMMAND [WORDS]      run one command", "", commands(at: .commandLine, session),
        "",
        "Options everywhere:", table(Option.shell + Option.global, session), "",
        """
        Exit status: 0 passed, 1 the code does not pass, 2 invalid or nothing checked, \
        3 could not be done, 64 wrong usage, 130 interrupted. Of several commands it is the \
        gravest: 130, 3, 64, 2, 1.
        """,
      ])
  }

  private static func commands(at place: Command.Place, _ session: Session) -> Styled {
    let shown = Command.all.filter { $0.place == .everywhere || $0.place == place }
    let table = Table(
      plainColumns: 2, rows: shown.map { [Span($0.name, .bold), Span($0.summary)] })
    return Styled(table, session.terminal.look)
  }

  private static func table(_ options: [Option], _ session: Session) -> Styled {
    let table = Table(plainColumns: 2, rows: options.map { [Span($0.usage), Span($0.summary)] })
    return Styled(table, session.terminal.look)
  }
}
