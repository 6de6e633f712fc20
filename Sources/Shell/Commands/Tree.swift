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

/// The identity tree after one step: what is new in it, and what ended.
struct IdentityTree: Encodable {
  struct Row: Encodable {
    var depth: Int
    var label: String
    var isNew: Bool
  }

  var os: String
  var step: String
  var rows: [Row]
  /// Labels of the identities that the step ended.
  var ended: [String]

  init(of run: Measurement, after index: Int) {
    let now = run.steps[index].tree ?? []
    let before = index > 0 ? run.steps[index - 1].tree ?? [] : []
    let known = Set(before.map(\.id))
    let alive = Set(now.map(\.id))
    os = run.os
    step = run.steps[index].name
    rows = now.map {
      Row(depth: $0.depth, label: $0.label, isNew: index > 0 && !known.contains($0.id))
    }
    // A tree that was cut says nothing of what lies beyond the cut.
    ended = now.last?.id == 0 ? [] : before.filter { !alive.contains($0.id) }.map(\.label)
  }

  var text: Styled {
    var lines: [Styled] = ["\("after “\(step)”", .bold) on \(os)"]
    for row in rows {
      let indent = String(repeating: "  ", count: row.depth + 1)
      lines.append(row.isNew ? "\(indent)\(row.label)  \("new", .good)" : "\(indent)\(row.label)")
    }
    if rows.isEmpty { lines.append("  nothing is mounted") }
    if !ended.isEmpty { lines.append("  ended: \(ended.joined(separator: ", "))") }
    return Styled(lines: lines)
  }
}
