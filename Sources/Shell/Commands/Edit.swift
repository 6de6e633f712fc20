import Kata

extension Command {
  static let edit = Command(
    name: "edit", summary: "Open your file in $VISUAL or $EDITOR.", usage: "[KATA]",
    operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    let path = session.file(of: kata)
    guard TextFile.exists(path) else { throw session.noFile(of: kata) }
    let named = ["VISUAL", "EDITOR"].compactMap { session.environment[$0] }.first { !$0.isEmpty }
    guard let editor = named, session.isInteractive, session.settings.mayAsk else {
      try session.say("\(path)", about: path)
      guard session.settings.format == .text else { return .passed }
      session.terminal.note(
        named == nil
          ? "Open this file in your editor, or set EDITOR, for instance: export EDITOR=vim"
          : "There is no terminal here to run \(named ?? "") in.")
      session.next("check", "when you have changed it")
      return .passed
    }
    // The variable may hold words of its own, as in `code --wait`, so a shell splits it.
    let code = try Child.run("/bin/sh", ["-c", "exec \(editor) \"$1\"", "viewkata", path])
    guard code == 0 else {
      throw ShellError.unable(
        "\(editor) ended with \(code)", advice: "Set EDITOR to your editor, or open \(path) in it.")
    }
    session.next("check", "to compile and measure it")
    return .passed
  }
}

extension Session {
  /// The error for a learner's file that was deleted or never written.
  func noFile(of kata: Kata) -> ShellError {
    let path = file(of: kata)
    let opened = (try? logbook().openKata()) == kata.slug
    return .invalid(
      "\(shortened(path)): no such file",
      advice: opened
        ? "Write the starter again: \(spoken("reset \(kata.label)"))."
        : "Begin the kata first: \(spoken("open \(kata.label)")).")
  }
}
