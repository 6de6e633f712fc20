import Foundation

/// The program: what `main` calls.
public enum ViewKata {
  public static let version = "0.1.0"

  /// Runs the program and returns its exit code. `arguments` begin with the program's own name.
  public static func run(_ arguments: [String], environment: [String: String]) -> Int32 {
    var words = Array(arguments.dropFirst())
    let look = Look(
      colour: .auto, ascii: false, accessible: false, environment: environment, isTerminal: false)
    do {
      let options = try Arguments(
        &words, options: Option.global + Option.shell, stopAtOperand: true)
      let program = try Program(options, words, environment)
      return program.run().rawValue
    } catch {
      Terminal(look: look).error(error)
      return error.status.rawValue
    }
  }
}

/// One use of the program: the shell, a script, or one command.
private struct Program {
  let session: Session
  let options: Arguments
  let command: (Command, Arguments)?
  let isAtTerminal: Bool

  init(_ options: Arguments, _ words: [String], _ environment: [String: String])
    throws(ShellError)
  {
    if let name = words.first {
      guard !options.has("-c") else { throw .usage("-c takes a line, not the command \(name)") }
      let command = try Command.named(name, at: .commandLine)
      let arguments = try command.arguments(Array(words.dropFirst()))
      self.options = options.joined(with: arguments)
      self.command = (command, self.options)
    } else {
      self.options = options
      command = nil
    }
    let options = self.options
    isAtTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let look = Look(
      colour: options.value("--color").flatMap(Look.Colour.init(rawValue:)) ?? .auto,
      ascii: options.has("--ascii"), accessible: options.has("--accessible"),
      environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
    var settings = Settings()
    // A command takes its options itself.
    if command == nil { try settings.add(options) }
    session = Session(
      terminal: Terminal(look: look), settings: settings,
      place: command == nil ? .prompt : .commandLine,
      home: Home(option: options.value("--home"), environment: environment),
      lessons: options.value("--lessons"), executable: ownPath, environment: environment,
      isInteractive: isAtTerminal)
  }

  func run() -> ExitStatus {
    let isShell = command == nil && isAtTerminal && !options.has("-c")
    Interrupt.watch(patient: isShell)
    if options.has("--version") {
      session.terminal.print("viewkata \(ViewKata.version)")
      return .passed
    }
    if let (command, arguments) = command { return one(command, arguments) }
    if options.has("--help") {
      session.terminal.print(Help.onCommandLine(session))
      return .passed
    }
    if let line = options.value("-c") {
      return Script(session: session).run(AnyIterator([line].makeIterator()))
    }
    guard isShell else {
      return Script(session: session).run(AnyIterator { readLine(strippingNewline: true) })
    }
    return Prompt(session: session).run()
  }

  private func one(_ command: Command, _ arguments: Arguments) -> ExitStatus {
    do {
      return session.finished(try session.execute(command, arguments))
    } catch {
      return session.finished(session.failed(error))
    }
  }
}

/// The program's own file, links followed.
private let ownPath = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
