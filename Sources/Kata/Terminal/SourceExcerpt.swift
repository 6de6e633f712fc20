import Foundation

/// A learner's line as it stands in the file, with a mark under the place that is meant.
public struct SourceExcerpt: Sendable {
  /// The line's text, without its end.
  public var text: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes, as the compiler counts.
  public var column: Int

  public init(text: String, line: Int, column: Int) {
    (self.text, self.line, self.column) = (text, line, column)
  }

  /// Finds the line in a file's text; `nil` when the file has no such line.
  public init?(source: String, line: Int, column: Int) {
    guard line > 0, var text = source.line(line) else { return nil }
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    self.init(text: text, line: line, column: column)
  }

  /// Two lines, the source and the mark, cut to `width` columns around the mark.
  public func lines(width: Int, style: TextStyle) -> [[Span]] {
    let gutter = style.printable("\(line) │ ")
    let room = max(8, width - displayWidth(gutter))
    let place = markedPlace
    let before = shown(text[..<place], after: 0, style: style)
    let start = displayWidth(before)
    let rest = shown(text[place...], after: start, style: style)
    let (source, caret) = cut(before, rest, caret: start, to: room, style: style)
    guard !style.accessible else { return [[Span("\(line): "), Span(source, .code)]] }
    let margin = String(repeating: " ", count: displayWidth(gutter) - 2) + style.printable("│ ")
    return [
      [Span(gutter, .dim), Span(source)],
      [Span(margin, .dim), Span(String(repeating: " ", count: caret)), Span("^", .warning)],
    ]
  }

  /// Where the character begins that holds the column's byte; the end for a column beyond it.
  private var markedPlace: String.Index {
    let byte = text.utf8.index(
      text.startIndex, offsetBy: max(0, column - 1), limitedBy: text.endIndex)
    guard let byte else { return text.endIndex }
    return text.indices.last { $0 <= byte && byte < text.endIndex } ?? text.endIndex
  }

  /// Text with tabs expanded, as if it began in column `start`.
  private func shown(_ text: Substring, after start: Int, style: TextStyle) -> String {
    var shown = ""
    var column = start
    for character in text {
      let text =
        character == "\t"
        ? String(repeating: " ", count: 4 - column % 4) : style.printable(String(character))
      shown += text
      column += displayWidth(text)
    }
    return shown
  }

  private func cut(
    _ before: String, _ rest: String, caret: Int, to room: Int, style: TextStyle
  ) -> (String, caret: Int) {
    guard displayWidth(before) + displayWidth(rest) > room else { return (before + rest, caret) }
    let dots = style.printable("…")
    var (head, caret) = (before, caret)
    // Two thirds before the mark, the rest behind it.
    let kept = room * 2 / 3
    if caret > kept {
      var tail = before[...]
      while displayWidth(tail) + dots.count > kept { tail.removeFirst() }
      head = dots + tail
      caret = displayWidth(head)
    }
    let line = head + rest
    guard displayWidth(line) > room else { return (line, caret) }
    return (line.prefix(columns: room - dots.count) + dots, caret)
  }
}

extension String {
  /// The text up to the line end, which is a `\n` for the compiler; counted from 1.
  fileprivate func line(_ number: Int) -> String? {
    var copy = self
    return copy.withUTF8 { bytes in
      var rest = bytes[...]
      for _ in 1..<number {
        guard let end = rest.firstLineEnd else { return nil }
        rest = rest[(end + 1)...]
      }
      return String(decoding: rest[..<(rest.firstLineEnd ?? rest.endIndex)], as: UTF8.self)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// A report may ask for thousands of lines of one file.
  fileprivate var firstLineEnd: Int? {
    guard let start = base.baseAddress, !isEmpty,
      let found = memchr(start + startIndex, 0x0A, count)
    else { return nil }
    return start.distance(to: found.assumingMemoryBound(to: UInt8.self))
  }
}
