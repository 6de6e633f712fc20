/// The lines two texts differ in, in the form `diff -u` and `patch` know.
public struct UnifiedDiff: Sendable {
  /// Empty when the texts are equal.
  public let lines: [Span]

  public init(from old: String, to new: String, named oldName: String, _ newName: String) {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false)
    let hunks = Self.hunks(Self.edits(a, b))
    guard !hunks.isEmpty else {
      lines = []
      return
    }
    lines = ["--- \(oldName)", "+++ \(newName)"] + hunks.flatMap(\.self)
  }

  private struct Edit {
    enum Kind { case same, removed, added }
    var kind: Kind
    var text: Substring
  }

  // The standard library finds a shortest set of changes (Myers); this puts them in order.
  private static func edits(_ a: [Substring], _ b: [Substring]) -> [Edit] {
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        edits.append(Edit(kind: .removed, text: a[i]))
        i += 1
      } else if j < b.count, added.contains(j) {
        edits.append(Edit(kind: .added, text: b[j]))
        j += 1
      } else {
        edits.append(Edit(kind: .same, text: a[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    // Both texts end with a newline, after which nothing stands.
    if let last = edits.last, last.kind == .same, last.text.isEmpty { edits.removeLast() }
    return edits
  }

  private static func hunks(_ edits: [Edit], context: Int = 3) -> [[Span]] {
    let changed = edits.indices.filter { edits[$0].kind != .same }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in [header(edits, range)] + edits[range].map(drawn) }
  }

  private static func header(_ edits: [Edit], _ range: Range<Int>) -> Span {
    func place(_ skipped: Edit.Kind) -> String {
      let before = edits[..<range.lowerBound].count { $0.kind != skipped }
      let inside = edits[range].count { $0.kind != skipped }
      // An empty side is named by the line before it.
      let start = inside == 0 ? before : before + 1
      return inside == 1 ? "\(start)" : "\(start),\(inside)"
    }
    return Span("@@ -\(place(.added)) +\(place(.removed)) @@", .dim)
  }

  private static func drawn(_ edit: Edit) -> Span {
    switch edit.kind {
    case .same: " \(edit.text)"
    case .removed: Span("-\(edit.text)", .bad)
    case .added: Span("+\(edit.text)", .good)
    }
  }
}
