import Kata
import Trace

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
