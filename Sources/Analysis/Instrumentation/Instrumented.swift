/// A rewritten text that still knows where each of its bytes came from.
public struct Instrumented: Sendable {
  public let text: String

  /// How many lines ``text`` has, one that is empty at its end among them.
  public var lineCount: Int {
    let ends = LineEnds(bytes: Array(text.utf8))
    return ends.bytes.indices.count(where: ends.isEnd) + 1
  }

  /// For each line with edits, where they stand now and where they stood, left to right.
  private let pieces: [Int: [Piece]]

  private struct Piece {
    let now: Range<Int>
    let before: Range<Int>
  }

  /// The learner's line and column for a place in ``text``.
  ///
  /// Columns are UTF-8 bytes from 1. A place inside inserted text is the place it was inserted at.
  public func original(line: Int, column: Int) -> (line: Int, column: Int) {
    var shift = 0
    for piece in pieces[line] ?? [] where column >= piece.now.lowerBound {
      if column < piece.now.upperBound { return (line, piece.before.lowerBound) }
      shift = piece.before.upperBound - piece.now.upperBound
    }
    return (line, column + shift)
  }
}

extension Instrumented {
  /// A text to which nothing was done.
  init(_ text: String) {
    self.init(text: text, pieces: [:])
  }

  /// The text after all edits, which are put in order here.
  ///
  /// An edit inside bytes that another one takes away goes with them. One that would move a line
  /// is a mistake of the concern that made it: a debug build stops, a release build leaves it out.
  init(_ old: LineEnds, applying edits: [Rewriter.Edit]) {
    var new: [UInt8] = []
    var pieces: [Int: [Piece]] = [:]
    var place = 0
    var (line, oldStart, newStart) = (1, 0, 0)

    func endLine(_ end: Int) {
      new.append(old.bytes[end])
      (line, oldStart, newStart) = (line + 1, end + 1, new.count)
    }
    func copy(upTo end: Int) {
      for index in place..<end {
        if old.isEnd(index) { endLine(index) } else { new.append(old.bytes[index]) }
      }
      place = end
    }

    for edit in edits.inOrder {
      let inserted = LineEnds(bytes: Array(edit.text.utf8))
      let before = old.parts(of: edit.range)
      let after = inserted.parts(of: inserted.bytes.indices)
      guard edit.range.lowerBound >= place else { continue }
      guard before.count == after.count else {
        assertionFailure("\(edit) moves a line")
        continue
      }
      copy(upTo: edit.range.lowerBound)
      for (index, (was, now)) in zip(before, after).enumerated() {
        let column = new.count - newStart + 1
        pieces[line, default: []].append(
          Piece(
            now: column..<column + now.count,
            before: was.lowerBound - oldStart + 1..<was.upperBound - oldStart + 1))
        new += inserted.bytes[now]
        if index < before.count - 1 { endLine(was.upperBound) }
      }
      place = edit.range.upperBound
    }
    copy(upTo: old.bytes.count)
    self.init(text: String(decoding: new, as: UTF8.self), pieces: pieces)
  }
}

extension [Rewriter.Edit] {
  /// By place; at one place insertions first, and among them the order in which they were made.
  fileprivate var inOrder: [Rewriter.Edit] {
    enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
        < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
    }.map(\.element)
  }
}
