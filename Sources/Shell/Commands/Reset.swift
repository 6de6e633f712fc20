import Kata

extension Command {
  static let reset = Command(
    name: "reset", summary: "Write the starter again; undo brings your version back.",
    usage: "[KATA]", options: [.yes], operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    let path = session.file(of: kata)
    let hadFile = TextFile.exists(path)
    // Where there is no file, nothing can be lost and nobody need agree.
    if hadFile {
      guard try TextFile.read(path) != kata.starter.text else {
        try session.say("\(shortened(path)) is the starter already.", about: path)
        session.next("edit", "to open it in your editor")
        return .passed
      }
      let deed = "replace \(shortened(path)) by the starter"
      guard try session.agrees(words, to: deed) else { return .passed }
    }
    try session.overwrite(kata, with: kata.starter.text, before: "reset")
    try session.say("Wrote the starter to \(shortened(path)).", about: path)
    if hadFile {
      session.next("undo", "to bring your version back")
    } else {
      session.next("edit", "to open it in your editor, then check")
    }
    return .passed
  }
}
