import Foundation
import Kata

extension Session {
  /// A command as it is typed where the learner is: `check`, or `viewkata check`.
  func spoken(_ words: String) -> String { place == .prompt ? words : "viewkata \(words)" }

  /// The line that names the next sensible command.
  func next(_ words: String, _ why: String) {
    guard !settings.isQuiet, settings.format == .text else { return }
    let verb = place == .prompt ? "Type" : "Run"
    terminal.print("\(verb) \(spoken(words), .bold) \(why).")
  }

  /// Markdown laid out for the terminal.
  func markdown(_ text: String) -> Styled {
    let look = terminal.look
    return Styled(drawn: MarkdownText.render(text, width: look.width, style: look.style))
  }

  /// Says what is being done while it takes time; only to a person, never in a result.
  func progress(_ text: Styled) {
    if !settings.isQuiet && isInteractive { terminal.note(text) }
  }

  /// One result: JSON for programs, text for people.
  func answer(_ value: some Encodable, _ text: @autoclosure () -> Styled) throws {
    switch settings.format {
    case .json: terminal.printDocument(try jsonText(value).withoutLastNewline)
    case .text: terminal.print(text())
    }
  }

  /// A result that is a sentence; for programs an object with it and the file it is about.
  func say(_ sentence: Styled, about file: String? = nil) throws {
    try answer(Said(message: sentence.drawn(.plain), file: file), sentence)
  }

  /// The answer to a question; `nil` when nobody is there.
  func ask(_ question: String) throws(ShellError) -> String? {
    guard isInteractive, settings.mayAsk else { return nil }
    // Readline would break a long question inside a word, so only its last line is the prompt.
    let look = terminal.look
    let lines = Styled(question).fitted(to: look).drawn(look.style).split(separator: "\n")
    for line in lines.dropLast() { terminal.note("\(line)") }
    return try Question.ask("\(lines.last ?? "") ")
  }

  /// Whether the person agrees to a deed such as `show the answer`; without anybody to ask, only `--yes` agrees.
  func agrees(_ arguments: Arguments, to deed: String) throws(ShellError) -> Bool {
    if arguments.has("--yes") { return true }
    guard isInteractive, settings.mayAsk else {
      throw .usage("to \(deed), add --yes", advice: "Nothing was changed.")
    }
    let question = deed.prefix(1).uppercased() + deed.dropFirst() + "? [y/N]"
    let isAgreed = ["y", "yes"].contains(try ask(question)?.lowercased() ?? "")
    if !isAgreed { terminal.note("Nothing was changed.") }
    return isAgreed
  }
}

private struct Said: Encodable {
  var schema = 1
  var message: String
  var file: String?
}
