import Kata

extension Command {
  static let solution = Command(
    name: "solution", summary: "Show the reference answer; with apply, write it into your file.",
    usage: "[KATA] [apply]", options: [.yes], operand: .kata, count: 0...2
  ) { session, words in
    var operands = words.operands
    let applies = operands.last == "apply"
    if applies { operands.removeLast() }
    guard operands.count < 2 else {
      throw ShellError.usage(
        "solution does not take “\(operands[1])”", advice: "Did you mean apply?")
    }
    let kata = try session.kata(operands.first)
    let isSolved = try session.logbook().solved()[kata.slug] != nil
    let deed =
      applies
      ? "write the answer of \(kata.label) into your file" : "show the answer of \(kata.label)"
    guard try (isSolved && !applies) || session.agrees(words, to: deed) else { return .passed }
    let text = try TextFile.read(kata.solutionFile)
    let path = session.file(of: kata)
    if applies {
      try session.overwrite(kata, with: text, before: "solution")
      try session.answer(
        ShownSolution(kata: kata.slug, applied: true, text: text),
        "Wrote the answer into \(shortened(path)).")
      session.next("undo", "to bring your version back, check to measure this one")
    } else {
      try session.answer(
        ShownSolution(kata: kata.slug, applied: false, text: text),
        Styled(source: Span(text.withoutLastNewline)))
      session.next("diff", "to see what you changed; solution apply would write this answer")
    }
    return .passed
  }
}

extension Option {
  static let yes = Option.flag("--yes", "-y", summary: "agree beforehand")
}

private struct ShownSolution: Encodable {
  var schema = 1
  var kata: String
  var applied: Bool
  var text: String
}
