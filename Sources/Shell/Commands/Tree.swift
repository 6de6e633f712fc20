import Trace

extension Command {
  static let tree = Command(
    name: "tree", summary: "Show the identity tree after each step of the last check."
  ) { session, _ in
    throw ShellError.invalid(
      "the runs of this version carry no identity tree, so there is nothing to show",
      advice: "\(session.spoken("counts")) shows which views appeared, disappeared and kept state.")
  }
}
