import Kata

extension Command {
  static let doctor = Command(
    name: "doctor", summary: "Check this machine, and say what to install."
  ) { session, _ in
    let results = Machine(session: session).examine()
    let isReady = !results.contains { $0.state == .missing }
    try session.answer(
      Health(ready: isReady, checks: results), text(results, isReady: isReady))
    return isReady ? .passed : .unable
  }

  private static func text(_ results: [Examination], isReady: Bool) -> Styled {
    var lines: [Styled] = results.flatMap { result -> [Styled] in
      let look: Span.Look =
        switch result.state {
        case .ok: .good
        case .warning: .warning
        case .missing: .bad
        }
      let head: Styled = "\(result.state.rawValue, look)  \(result.name, .bold)  \(result.found)"
      return result.advice.isEmpty ? [head] : [head, "    \(result.advice)"]
    }
    lines.append(isReady ? "This machine is ready." : "This machine cannot check katas yet.")
    return Styled(lines: lines)
  }
}

private struct Health: Encodable {
  var schema = 1
  var version = ViewKata.version
  var ready: Bool
  var checks: [Examination]
}
