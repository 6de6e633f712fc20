import Kata
import SwiftSyntax

extension Context {
  /// A fix made of what `write` does to nodes; `nil` where it gives up or does nothing.
  func fix(_ title: String, _ write: (inout Draft) throws -> Void) rethrows -> Fix? {
    var draft = Draft(context: self)
    try write(&draft)
    guard !draft.isGivenUp, !draft.edits.isEmpty else { return nil }
    return Fix(title: title, edits: draft.edits)
  }
}

/// The edits of a fix while it is written, told by nodes rather than by offsets.
///
/// Texts that span lines are given as if they began at the first column; they are indented as the
/// place where they go asks for.
struct Draft {
  fileprivate(set) var edits: [Fix.Edit] = []
  fileprivate var isGivenUp = false
  private let context: Context

  fileprivate init(context: Context) { self.context = context }

  /// Makes the whole fix `nil`, for a case that only shows while it is written.
  mutating func giveUp() { isGivenUp = true }

  /// Puts `text` in place of the node, whose comments and white space stay.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    edit(
      node, node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
      text.indented(like: layout(of: node)?.indentation(of: node) ?? ""))
  }

  /// Puts `text` in place of everything from the first node to the last.
  mutating func replace(
    from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String
  ) {
    edit(
      first, first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia,
      text.indented(like: layout(of: first)?.indentation(of: first) ?? ""))
  }

  /// Takes the node out, with its lines and the comments above it where nothing else stands there.
  mutating func delete(_ node: some SyntaxProtocol) {
    guard let layout = layout(of: node) else { return giveUp() }
    edits.append(
      Fix.Edit(file: layout.file.path, range: layout.wholeLines(of: node), text: ""))
  }

  /// Takes bytes out.
  mutating func delete(_ range: Range<Int>, of file: SourceFile) {
    edits.append(Fix.Edit(file: file.path, range: range, text: ""))
  }

  /// Takes nodes out, neighbours in one go, and the marks that then stand over nothing: these are
  /// given back.
  mutating func delete(_ nodes: [DeclSyntax]) -> [String] {
    var marks: [String] = []
    let sorted = nodes.sorted { $0.position < $1.position }
    var first = 0
    while first < sorted.count {
      var last = first
      while last + 1 < sorted.count, sorted[last + 1].root.id == sorted[first].root.id,
        sorted[last].nextToken(viewMode: .sourceAccurate)?.id
          == sorted[last + 1].firstToken(viewMode: .sourceAccurate)?.id
      {
        last += 1
      }
      guard let layout = layout(of: sorted[first]) else {
        giveUp()
        return []
      }
      var range = layout.wholeLines(from: sorted[first], through: sorted[last])
      if let mark = layout.emptiedMark(above: range) {
        range = mark.range
        marks.append(mark.text)
      }
      edits.append(Fix.Edit(file: layout.file.path, range: range, text: ""))
      first = last + 1
    }
    return marks
  }

  /// Puts `text` directly before the node's first character.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia
    edit(node, place..<place, text.indented(like: layout(of: node)?.indentation(of: node) ?? ""))
  }

  /// Puts `text` directly behind the node's last character.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia
    edit(node, place..<place, text.indented(like: layout(of: node)?.indentation(of: node) ?? ""))
  }

  /// Puts `lines` on lines of their own above the one where the node begins, comments above it kept
  /// with it, indented like it.
  mutating func insertLines(_ lines: String, above node: some SyntaxProtocol) {
    guard let layout = layout(of: node) else { return giveUp() }
    let start = layout.wholeLines(of: node).lowerBound
    let indentation = layout.indentation(of: node)
    edits.append(
      Fix.Edit(
        file: layout.file.path, range: start..<start,
        text: indentation + lines.indented(like: indentation) + "\n"))
  }

  /// Puts `lines` on lines of their own below the one where the node ends, indented like it.
  mutating func insertLines(_ lines: String, below node: some SyntaxProtocol) {
    guard let layout = layout(of: node) else { return giveUp() }
    let indentation = layout.indentation(of: node)
    let end = layout.endOfLine(after: node.endPositionBeforeTrailingTrivia.utf8Offset)
    edits.append(
      Fix.Edit(
        file: layout.file.path, range: end..<end,
        text: "\n" + indentation + lines.indented(like: indentation)))
  }

  /// Takes out the characters between two places of the node's file.
  mutating func cut(_ range: Range<AbsolutePosition>, of node: some SyntaxProtocol) {
    edit(node, range, "")
  }

  /// How the node's file is laid out.
  func layout(of node: some SyntaxProtocol) -> Layout? { context.file(of: node).map(Layout.init) }

  private mutating func edit(
    _ node: some SyntaxProtocol, _ range: Range<AbsolutePosition>, _ text: String
  ) {
    guard let file = context.file(of: node) else { return giveUp() }
    edits.append(
      Fix.Edit(
        file: file.path, range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset,
        text: text))
  }
}
