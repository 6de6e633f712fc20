extension Command {
  static let quit = Command(
    name: "quit", summary: "Leave; everything is kept.", place: .prompt
  ) { session, _ in
    session.isOver = true
    return .passed
  }
}
