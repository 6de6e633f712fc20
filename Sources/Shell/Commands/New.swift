import Foundation
import Kata

extension Command {
  static let new = Command(
    name: "new", summary: "Begin a lesson or a kata for authors.", usage: "lesson|kata NAME",
    options: [.value("--in", of: "LESSON", summary: "the lesson's folder; default: the last one")],
    operand: .word(["lesson", "kata"]), count: 2...2, place: .commandLine
  ) { session, words in
    let (kind, name) = (words.operands[0], words.operands[1])
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw ShellError.usage(
        "“\(name)” cannot be a slug", advice: "Write lowercase words with hyphens: narrow-inputs.")
    }
    let scaffold = Scaffold(course: try session.courseFolder().path)
    let files =
      switch kind {
      case "lesson": try scaffold.lesson(name)
      case "kata": try scaffold.kata(name, lesson: words.value("--in"))
      default:
        throw ShellError.usage(
          "new makes a lesson or a kata, not “\(kind)”",
          advice: suggestion(for: kind, among: ["lesson", "kata"]))
      }
    for file in files {
      guard !TextFile.exists(file.path) else {
        throw ShellError.invalid("\(shortened(file.path)) exists already")
      }
    }
    for file in files { try TextFile.write(file.text, to: file.path) }
    let written = files.map { shortened($0.path) }
    try session.answer(
      Written(files: written), Styled(lines: written.map { "Wrote \($0)" }))
    let isDefault = words.value("--lessons") == nil
    session.next(
      isDefault ? "verify" : "verify \(shortened(scaffold.course))",
      "to see what is still to be written")
    return .passed
  }
}

private struct Written: Encodable {
  var schema = 1
  var files: [String]
}
