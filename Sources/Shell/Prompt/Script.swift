/// Commands from a pipe or a file: no prompt, no banner, and a status at the end.
struct Script {
  let session: Session

  /// Runs the lines until one says `quit` or Ctrl-C is pressed; returns the gravest status.
  func run(_ lines: AnyIterator<String>) -> ExitStatus {
    var gravest = ExitStatus.passed
    for line in lines where !session.isOver {
      gravest = max(gravest, session.execute(line) ?? .passed)
      if gravest == .interrupted { break }
    }
    return gravest
  }
}
