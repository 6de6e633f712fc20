import Kata

extension Command {
  static let hint = Command(
    name: "hint", summary: "Show the next hint.", usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    guard !kata.hints.isEmpty else {
      throw ShellError.invalid("\(kata.label) has no hints")
    }
    let shown = try session.logbook().hintsShown(of: kata.slug)
    let number = min(shown + 1, kata.hints.count)
    let hint = kata.hints[number - 1]
    let value = ShownHint(kata: kata.slug, number: number, of: kata.hints.count, text: hint)
    try session.answer(
      value,
      Styled(lines: ["\("Hint \(number) of \(kata.hints.count)", .bold)", session.markdown(hint)]))
    session.keep { try $0.showedHints(number, of: kata.slug) }
    if number < kata.hints.count {
      session.next("check", "when you have tried it, hint for one more")
    } else {
      session.next("solution", "to see the answer")
    }
    return .passed
  }
}

private struct ShownHint: Encodable {
  var schema = 1
  var kata: String
  var number: Int
  var of: Int
  var text: String
}
