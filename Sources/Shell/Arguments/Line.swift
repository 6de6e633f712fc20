/// A line typed at the prompt, given to `-c` or read from a script.
enum Line {
  /// The commands of a line, each as its words.
  ///
  /// Blanks separate words, `;` separates commands, `#` begins a comment; quotes and a backslash
  /// keep any of them in a word.
  static func commands(in line: String) throws(ShellError) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    var characters = line.makeIterator()
    scan: while let character = characters.next() {
      switch (character, quote) {
      case ("\\", let open) where open != "'":
        word = (word ?? "") + (characters.next().map(String.init) ?? "")
      case (let close, let open?) where close == open: quote = nil
      case (_, .some): word = (word ?? "") + String(character)
      case ("\"", nil), ("'", nil):
        quote = character
        word = word ?? ""
      case ("#", nil) where word == nil: break scan
      case (";", nil), (" ", nil), ("\t", nil):
        if let word { commands[commands.count - 1].append(word) }
        word = nil
        if character == ";" { commands.append([]) }
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .usage("the quote \(quote) is not closed") }
    if let word { commands[commands.count - 1].append(word) }
    return commands.filter { !$0.isEmpty }
  }
}
