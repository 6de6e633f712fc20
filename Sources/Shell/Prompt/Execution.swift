import Kata

extension Session {
  /// Runs the commands of a line and returns the gravest status; `nil` for a line that holds none.
  /// What stops a command stops neither the line nor the shell.
  func execute(_ line: String) -> ExitStatus? {
    let commands: [[String]]
    do {
      commands = try Line.commands(in: line)
    } catch {
      terminal.error(error)
      return error.status
    }
    var gravest = ExitStatus.passed
    for words in commands where !isOver {
      gravest = max(gravest, execute(words))
      if gravest == .interrupted { break }
    }
    return commands.isEmpty ? nil : gravest
  }

  /// Runs one command, and turns whatever stops it into words and a status.
  func execute(_ words: [String]) -> ExitStatus {
    Interrupt.clear()
    let status: ExitStatus
    do {
      let command = try Command.named(words[0], at: place)
      let arguments = try command.arguments(words.dropFirst().map(withHome))
      status = try execute(command, arguments)
    } catch {
      status = failed(error)
    }
    return finished(status)
  }

  /// `~/Screen.swift` as a path; on the command line the user's own shell has done that.
  func withHome(_ word: String) -> String {
    guard word.hasPrefix("~/"), let user = environment["HOME"] else { return word }
    return user + word.dropFirst()
  }

  func execute(_ command: Command, _ arguments: Arguments) throws -> ExitStatus {
    if arguments.has("--help") {
      terminal.print(Help.of(command, self))
      return .passed
    }
    let kept = settings
    defer { settings = kept }
    try settings.add(arguments)
    return try command.run(self, arguments)
  }

  /// Tells why a command could not be carried out.
  func failed(_ error: any Error) -> ExitStatus {
    let error = ShellError(error)
    if terminal.isClosed && error.status == .interrupted { return .passed }
    // The terminal has shown ^C, and stands behind it.
    if isInteractive && error.status == .interrupted { terminal.note("") }
    terminal.error(error)
    return error.status
  }

  /// The status in view of whether the result reached its reader.
  func finished(_ status: ExitStatus) -> ExitStatus {
    if let failure = terminal.failure {
      terminal.error(.unable("the result could not be written: \(failure)"))
      return .unable
    }
    // Whoever listens cannot see that the screen stopped moving.
    if terminal.look.style.accessible && settings.format == .text {
      terminal.print("Finished: \(status.word).")
    }
    return status
  }
}
