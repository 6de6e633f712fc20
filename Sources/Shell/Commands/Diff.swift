import Kata

extension Command {
  static let diff = Command(
    name: "diff", summary: "Show what you changed in the starter.", usage: "[KATA]",
    operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    let path = session.file(of: kata)
    guard TextFile.exists(path) else { throw session.noFile(of: kata) }
    let patch = UnifiedDiff(
      from: kata.starter.text, to: try TextFile.read(path), named: "starter",
      "\(shortened(path))")
    try session.answer(
      ShownDiff(kata: kata.slug, diff: patch.lines.map(\.text)),
      patch.lines.isEmpty
        ? "Your file is the starter, unchanged."
        : Styled(lines: patch.lines.map(Styled.init(source:))))
    session.next(patch.lines.isEmpty ? "edit" : "check", "to go on")
    return .passed
  }
}

private struct ShownDiff: Encodable {
  var schema = 1
  var kata: String
  var diff: [String]
}
