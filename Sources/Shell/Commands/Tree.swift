import Kata
import Trace

extension Command {
  static let tree = Command(
    name: "tree",
    summary:
      "Show the identity tree after a step of the last check, or what the step changed in it.",
    usage: "[diff] [STEP]", count: 0...2
  ) { session, words in
    let runs = try session.lastRuns()
    let isDiff = words.operands.first == "diff"
    let asked = words.operands.dropFirst(isDiff ? 1 : 0).first
    let places = runs.flatMap { run in
      run.steps.indices.filter {
        asked == nil ? $0 == run.steps.count - 1 : run.steps[$0].name == asked
      }
      .map { (run, $0) }
    }
    guard !places.isEmpty else {
      let names = runs.flatMap { $0.steps.map(\.name) }
      throw ShellError.usage(
        asked.map { "the last run has no step “\($0)”" } ?? "the last run ended before any step",
        advice: names.isEmpty ? "" : "Its steps: \(names.joined(separator: ", ")).")
    }
    if isDiff {
      let diffs = places.map { TreeDiff(of: $0.0, after: $0.1) }
      try session.answer(diffs, Styled(lines: diffs.map(\.text).joinedByBlankLines))
      session.next("why VIEW", "to see what made a body run")
    } else {
      let trees = places.map { IdentityTree(of: $0.0, after: $0.1) }
      try session.answer(trees, Styled(lines: trees.map(\.text).joinedByBlankLines))
      session.next("tree diff", "to see what the step kept, made and ended, and why")
    }
    return .passed
  }
}
