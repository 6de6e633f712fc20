/// Commands from a pipe or a file: no prompt, no banner, and a status at the end.
struct Script {
  let session: Session

  /// The status of the last command that did not pass.
  func run(_ lines: AnyIterator<String>) -> ExitStatus {
    var failed = ExitStatus.passed
    for line in lines where !session.isOver {
      let status = session.execute(line) ?? .passed
      if status != .passed { failed = status }
      if status == .interrupted { break }
    }
    return failed
  }
}
