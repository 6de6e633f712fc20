import Kata
import Trace

/// The identity tree before and after one step laid over one another: what the step kept, moved,
/// created and destroyed, and why.
struct TreeDiff: Encodable {
  struct Row: Encodable {
    /// `kept`, or what happened to it.
    var fate: String
    var depth: Int
    var label: String
    /// Told where the change began; what lies below it went with it.
    var why: String?
  }

  var os: String
  var step: String
  var rows: [Row]
  /// Whether the tree was too long to be kept whole.
  var isCut: Bool

  init(of run: Measurement, after index: Int) {
    let step = run.steps[index]
    let after = step.tree ?? []
    let before = index > 0 ? run.steps[index - 1].tree ?? [] : []
    os = run.os
    self.step = step.name
    isCut = after.last?.id == 0 || before.last?.id == 0
    let changes = Dictionary(step.identity.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var merge = Merge(known: Set(before.map(\.id)), alive: Set(after.map(\.id)), changes: changes)
    merge.add(Branch.forest(of: before), Branch.forest(of: after), depth: 0)
    rows = merge.rows
  }

  var text: Styled {
    let counts = Dictionary(grouping: rows, by: \.fate).mapValues(\.count)
    let summary = ["kept", "moved", "created", "destroyed"].compactMap { fate in
      counts[fate].map { "\($0) \(fate)" }
    }
    var lines: [Styled] = [
      "\("“\(step)”", .bold) on \(os): \(summary.isEmpty ? "nothing is mounted" : summary.joined(separator: ", "))"
    ]
    for row in rows {
      let indent = String(repeating: "  ", count: row.depth + 1)
      let why = row.why.map { ": \($0)" } ?? ""
      switch row.fate {
      case "created": lines.append("\(indent)\(row.label)  \("created\(why)", .good)")
      case "destroyed": lines.append("\(indent)\(row.label)  \("destroyed\(why)", .bad)")
      case "moved": lines.append("\(indent)\(row.label)  \("moved\(why)", .warning)")
      default: lines.append("\(indent)\(row.label)")
      }
    }
    if isCut {
      lines.append("  the tree is longer than \(TreeRow.limit) rows; the rest is not shown")
    }
    return Styled(lines: lines)
  }
}

/// A row of a tree with the rows below it.
private struct Branch {
  var row: TreeRow
  var below: [Branch]

  /// Reads rows in which each stands deeper than the one it is part of.
  static func forest(of rows: [TreeRow]) -> [Branch] {
    var rest = rows.filter { $0.id != 0 }[...]
    return forest(of: &rest, from: 0)
  }

  private static func forest(of rest: inout ArraySlice<TreeRow>, from depth: Int) -> [Branch] {
    var branches: [Branch] = []
    while let row = rest.first, row.depth >= depth {
      rest.removeFirst()
      branches.append(Branch(row: row, below: forest(of: &rest, from: row.depth + 1)))
    }
    return branches
  }
}

/// Lays one tree over the other: what is gone stands where it stood, behind the nearest sibling
/// before it that is still there.
private struct Merge {
  let known: Set<Int>
  let alive: Set<Int>
  let changes: [Int: IdentityChange]
  var rows: [TreeDiff.Row] = []

  mutating func add(_ before: [Branch], _ after: [Branch], depth: Int) {
    var gone: [Int: [Branch]] = [:]
    var last = 0
    for branch in before {
      if alive.contains(branch.row.id) {
        last = branch.row.id
      } else {
        gone[last, default: []].append(branch)
      }
    }
    gone[0]?.forEach { add(gone: $0, depth: depth) }
    for branch in after {
      let id = branch.row.id
      if known.contains(id) {
        let isMoved = changes[id]?.kind == .moved
        add(branch, isMoved ? "moved" : "kept", isMoved ? changes[id]?.why : nil, depth)
        let former = before.first { $0.row.id == id }
        add(former?.below ?? [], branch.below, depth: depth + 1)
      } else {
        add(branch, "created", changes[id]?.why, depth)
        add([], branch.below, depth: depth + 1)
      }
      gone[id]?.forEach { add(gone: $0, depth: depth) }
    }
  }

  private mutating func add(gone branch: Branch, depth: Int) {
    add(branch, "destroyed", changes[branch.row.id]?.why, depth)
    for branch in branch.below { add(gone: branch, depth: depth + 1) }
  }

  private mutating func add(_ branch: Branch, _ fate: String, _ why: String?, _ depth: Int) {
    rows.append(TreeDiff.Row(fate: fate, depth: depth, label: branch.row.label, why: why))
  }
}
