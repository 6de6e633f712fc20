import Kata
import Trace

extension Command {
  static let os = Command(
    name: "os", summary: "Say on which systems katas are run in this session.",
    details: """
      `os iOS 16.4, iOS 17, macOS 14` runs every check on those, `os kata` on those that each kata \
      names, which is how it begins. A kata counts as solved on its own systems only.
      """,
    usage: "[LIST|kata]", operand: .word(["kata"] + SimulatedSystem.platforms), count: 0...99,
    place: .prompt
  ) { session, words in
    let text = words.operands.joined(separator: " ")
    switch text {
    case "": break
    case "kata": session.systems = nil
    default: session.systems = try SimulatedSystem.list(text, as: "os")
    }
    session.last = text.isEmpty ? session.last : []
    let systems = try session.systems ?? session.current?.systems ?? [.standard]
    let names = systems.map(\.description).joined(separator: ", ")
    try session.answer(
      Chosen(systems: systems.map(\.description), isOfKata: session.systems == nil),
      session.systems == nil
        ? "Katas run on the systems they name; the open one on \(names)."
        : "Katas run on \(names) from now on.")
    if session.systems == nil {
      session.next("os LIST", "such as os iOS 16, iOS 18, to compare systems")
    } else {
      session.next("check", "to see what differs")
    }
    return .passed
  }
}

private struct Chosen: Encodable {
  var schema = 1
  var systems: [String]
  /// Whether they are those of the open kata.
  var isOfKata: Bool
}
