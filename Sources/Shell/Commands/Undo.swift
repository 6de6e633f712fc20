import Kata
import Progress

extension Command {
  static let undo = Command(
    name: "undo",
    summary: "Bring files back as they were before the last reset, solution or fix.",
    usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    let kata = try words.operands.first.map { try session.kata($0) }
    let logbook = try session.logbook()
    let copies = try logbook.newestCopies(of: kata?.slug)
    guard let first = copies.first else {
      throw ShellError.invalid("there is nothing to undo", advice: "No file was overwritten yet.")
    }
    // What is there now is kept too, so a second undo goes forward again.
    let moment = session.now()
    for copy in copies {
      if TextFile.exists(copy.path) {
        try logbook.keepCopy(
          of: try TextFile.read(copy.path), at: copy.path, kata: copy.kata, before: "undo",
          on: moment)
      }
      try TextFile.write(copy.text, to: copy.path)
      try logbook.forget(copy)
    }
    let files =
      copies.count == 1
      ? "\(shortened(first.path)) is again as it was"
      : "\(counted(copies.count, "file")) are again as they were"
    try session.say("\(files) before \(first.reason, .bold).", about: first.path)
    let isOfKata = !first.kata.isEmpty
    session.next("undo", "again to take this back\(isOfKata ? ", check to measure it" : "")")
    return .passed
  }
}
