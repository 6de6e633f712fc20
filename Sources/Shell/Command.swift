/// Something the learner can say, at the prompt or on the command line.
struct Command: Sendable {
  /// Where it makes sense.
  enum Place: Sendable { case everywhere, prompt, commandLine }

  /// What Tab offers for its words.
  enum Operand: Sendable, Equatable {
    case nothing, kata, rule, file, view, command
    case word([String])
  }

  let name: String
  /// One line for `help`.
  let summary: String
  /// What its own help says besides; empty where the options say it all.
  let details: String
  /// Its operands, such as `[KATA]`.
  let usage: String
  let options: [Option]
  let operand: Operand
  /// How many operands it takes.
  let count: ClosedRange<Int>
  let place: Place
  let run: @Sendable (Session, Arguments) throws -> ExitStatus

  init(
    name: String, summary: String, details: String = "", usage: String = "",
    options: [Option] = [], operand: Operand = .nothing, count: ClosedRange<Int> = 0...0,
    place: Place = .everywhere,
    run: @escaping @Sendable (Session, Arguments) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.usage = usage
    self.options = options
    self.operand = operand
    self.count = count
    self.place = place
    self.run = run
  }

  /// `check [KATA…] [FILE] [--all]`
  var synopsis: String {
    ([name, usage] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The command a word stands for, where the word may be a unique beginning.
  static func named(_ word: String, at place: Place) throws(ShellError) -> Command {
    let offered = all.filter { $0.place == .everywhere || $0.place == place }
    if let name = completed(word, among: offered.map(\.name)),
      let command = offered.first(where: { $0.name == name })
    {
      return command
    }
    let beginning = offered.map(\.name).filter { $0.hasPrefix(word) }
    guard beginning.isEmpty else {
      throw .usage("“\(word)” could be \(beginning.joined(separator: " or "))")
    }
    throw .usage(
      "there is no command “\(word)”",
      advice: suggestion(
        for: word, among: offered.map(\.name),
        or: place == .prompt ? "Try help." : "Try viewkata --help."))
  }

  /// Sorts the words after the command's name, refusing what it does not take.
  func arguments(_ words: [String]) throws(ShellError) -> Arguments {
    let arguments = try Arguments(words, options: options + Option.global)
    guard arguments.has("--help") || count.contains(arguments.operands.count) else {
      let tooMany = arguments.operands.count > count.upperBound
      throw .usage(
        tooMany
          ? "\(name) does not take “\(arguments.operands[count.upperBound])”"
          : "\(name) needs more words", advice: "It is used so: \(synopsis)")
    }
    return arguments
  }
}
