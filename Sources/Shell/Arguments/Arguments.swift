/// Words sorted into operands and options.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private var options: [String: [String]] = [:]

  /// Sorts words by the options that are known. Everything after `--` is an operand.
  ///
  /// With `stopAtOperand`, stops before the first operand and leaves the rest in `words`.
  init(
    _ words: inout [String], options known: [Option], stopAtOperand: Bool = false
  ) throws(ShellError) {
    while let word = words.first {
      if word == "--" {
        words.removeFirst()
        operands += words
        words = []
      } else if word.hasPrefix("-") && word != "-" {
        words.removeFirst()
        try take(word, from: &words, known)
      } else if stopAtOperand {
        return
      } else {
        operands.append(words.removeFirst())
      }
    }
  }

  init(_ words: [String], options known: [Option]) throws(ShellError) {
    var words = words
    try self.init(&words, options: known)
  }

  func has(_ name: String) -> Bool { options[name] != nil }
  /// The value given last.
  func value(_ name: String) -> String? { options[name]?.last }
  func values(_ name: String) -> [String] { options[name] ?? [] }

  /// Both, with the values of the other after ours.
  func joined(with other: Arguments) -> Arguments {
    var sum = self
    sum.operands += other.operands
    sum.options.merge(other.options) { $0 + $1 }
    return sum
  }

  private mutating func take(_ word: String, from words: inout [String], _ known: [Option])
    throws(ShellError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.names.contains(name) }) else {
      throw .usage(
        "unknown option \(name)",
        advice: suggestion(for: name, among: known.flatMap(\.names), or: "Try --help."))
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value") }
      options[option.name, default: []].append("")
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : words.first else {
      throw .usage("\(name) needs a value: \(name) \(placeholder)")
    }
    if parts.count == 1 { words.removeFirst() }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .usage(
        "\(name) cannot be \(value.isEmpty ? "empty" : "“\(value)”")",
        advice: suggestion(
          for: value, among: option.choices,
          or: "It is one of \(option.choices.joined(separator: ", "))."))
    }
    options[option.name, default: []].append(value)
  }
}
