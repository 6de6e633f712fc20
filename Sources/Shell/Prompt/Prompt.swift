import Foundation
import Kata

/// The shell as a person meets it: a banner, a prompt, a line, its result, until Ctrl-D.
struct Prompt {
  let session: Session

  func run() -> ExitStatus {
    banner()
    let reader = LineReader(historyFile: session.home.history) {
      Completion(session: session).candidates($0, $1, $2)
    }
    var last = ExitStatus.passed
    while !session.isOver {
      switch reader.read(text) {
      // The reader has shown ^C behind what was typed.
      case .abandoned: session.terminal.note("")
      case .end:
        session.terminal.note("")
        return last
      case .line(let line):
        reader.remember(line)
        session.terminal.look.width = Look.columns(
          environment: session.environment, isTerminal: true)
        last = session.execute(line) ?? last
        // What stopped the command is not meant for the next line.
        Interrupt.clear()
      }
    }
    return last
  }

  private var text: String {
    // A course or logbook that fails says so when a command needs it.
    let kata = (try? session.current) ?? nil
    return kata.map { "\($0.label)> " } ?? "kata> "
  }

  private func banner() {
    do {
      let course = try session.course()
      let solved = try session.logbook().solved()
      let known = course.katas.count { solved[$0.slug] != nil }
      session.terminal.print(
        """
        \("ViewKata", .bold) · \(counted(course.lessons.count, "lesson")), \
        \(counted(course.katas.count, "kata")) · \(known) solved
        """)
      if let kata = try session.current {
        session.terminal.print(
          "You are at \(kata.label) \(kata.title, .bold). Type show, check, next or help.")
      } else if let first = course.katas.first {
        session.terminal.print("Type help for the commands; Ctrl-D leaves.\n")
        try session.start(first)
      }
    } catch {
      session.terminal.error(ShellError(error))
    }
  }
}
