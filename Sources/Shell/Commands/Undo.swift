import Kata

extension Command {
  static let undo = Command(
    name: "undo", summary: "Bring back your file as it was before the last reset or solution.",
    usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    let kata = try words.operands.first.map { try session.kata($0) }
    let logbook = try session.logbook()
    guard let copy = try logbook.newestCopy(of: kata?.slug) else {
      throw ShellError.invalid("there is nothing to undo", advice: "No file was overwritten yet.")
    }
    // What is there now is kept too, so a second undo goes forward again.
    if TextFile.exists(copy.path) {
      let now = try TextFile.read(copy.path)
      try TextFile.write(copy.text, to: copy.path)
      try logbook.forget(copy)
      try logbook.keepCopy(
        of: now, at: copy.path, kata: copy.kata, before: "undo", on: session.now())
    } else {
      try TextFile.write(copy.text, to: copy.path)
      try logbook.forget(copy)
    }
    try session.say(
      "\(shortened(copy.path)) is again as it was before \(copy.reason, .bold).", about: copy.path)
    session.next("undo", "again to take this back, check to measure it")
    return .passed
  }
}
