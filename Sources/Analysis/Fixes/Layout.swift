import SwiftSyntax

/// How a file is laid out: its lines and how they are indented.
struct Layout {
  let file: SourceFile
  private let bytes: [UInt8]

  init(_ file: SourceFile) {
    self.file = file
    bytes = Array(file.text.utf8)
  }

  /// One level of indentation: that of the first indented line whose last one was not.
  var unit: String {
    var wasFlush = false
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: true) {
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      if !blank.isEmpty, wasFlush, blank.count < line.count { return String(blank) }
      wasFlush = blank.isEmpty
    }
    return "  "
  }

  /// The white space at the beginning of the line where the node begins.
  func indentation(of node: some SyntaxProtocol) -> String {
    indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    return String(decoding: bytes[start..<min(end, max(offset, start))], as: UTF8.self)
  }

  /// Whether nothing but white space stands before the node on its line.
  func begins(_ node: some SyntaxProtocol) -> Bool {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return isBlank(startOfLine(at: start)..<start)
  }

  func startOfLine(at offset: Int) -> Int {
    (bytes[..<min(offset, bytes.count)].lastIndex { $0 == 0x0A }).map { $0 + 1 } ?? 0
  }

  /// The offset of the line feed that ends the line at `offset`, or the end of the file.
  func endOfLine(after offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { $0 == 0x0A } ?? bytes.count
  }

  /// The bytes that go when the node goes: its lines, comments directly above it and the line's end
  /// where nothing else stands on them, and a blank line where two would be left; else the node
  /// with the blank behind it.
  func wholeLines(of node: some SyntaxProtocol) -> Range<Int> {
    wholeLines(from: node, through: node)
  }

  /// The same for neighbours that go together.
  func wholeLines(
    from node: some SyntaxProtocol, through end: some SyntaxProtocol
  ) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = end.endPositionBeforeTrailingTrivia.utf8Offset
    var first = startOfLine(at: start)
    let last = endOfLine(after: end)
    let rest = bytes[end..<last]
    let isAlone =
      isBlank(first..<start)
      && (isBlank(end..<last)
        || rest.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: [0x2F, 0x2F]))
    guard isAlone else {
      return start..<(bytes[end..<last].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? last)
    }
    first = startOfComments(above: first)
    var next = min(last + 1, bytes.count)
    // Of two blank lines that would meet, or one inside of a brace, one goes as well.
    let above = first == 0 ? 0..<0 : startOfLine(at: first - 1)..<first - 1
    let opens =
      bytes[above].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "{")
      || bytes[above].suffix(3).elementsEqual(" in".utf8)
    let below = bytes[next...].first { $0 != 0x20 && $0 != 0x09 }
    if first > 0, !opens, isBlank(above), below == UInt8(ascii: "}") {
      return above.lowerBound..<next
    }
    if next < bytes.count, isBlank(next..<endOfLine(after: next)), opens || isBlank(above) {
      next = min(endOfLine(after: next) + 1, bytes.count)
    }
    return first..<next
  }

  /// What is said of the node: the comments directly above it, and one behind it on its line.
  func comments(of node: some SyntaxProtocol) -> [String] {
    let start = startOfLine(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard begins(node) else { return [] }
    let above = String(decoding: bytes[startOfComments(above: start)..<start], as: UTF8.self)
      .split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let rest = String(decoding: bytes[end..<endOfLine(after: end)], as: UTF8.self)
      .drop(while: \.isWhitespace)
    return above + (rest.hasPrefix("//") ? [String(rest)] : [])
  }

  /// Where the comment lines directly above a line begin. A mark is said of more than one thing.
  private func startOfComments(above line: Int) -> Int {
    var first = line
    while first > 0 {
      let above = startOfLine(at: first - 1)
      let line = bytes[above..<first - 1].drop { $0 == 0x20 || $0 == 0x09 }
      let text = String(decoding: line, as: UTF8.self)
      let isComment = text.hasPrefix("//") || text.hasPrefix("/*") && text.hasSuffix("*/")
      guard isComment, !text.hasPrefix("// MARK") else { break }
      first = above
    }
    return first
  }

  /// The mark above lines that go, where they were all that it stands over in its braces.
  func emptiedMark(above range: Range<Int>) -> (range: Range<Int>, text: String)? {
    let below = bytes[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }
    guard below == UInt8(ascii: "}") else { return nil }
    var end = range.lowerBound
    while end > 0 {
      let start = startOfLine(at: end - 1)
      let line = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
      if line.hasPrefix("// MARK") {
        let above = start == 0 ? 0..<0 : startOfLine(at: start - 1)..<start - 1
        let first = start > 0 && isBlank(above) ? above.lowerBound : start
        return (first..<range.upperBound, line)
      }
      guard line.isEmpty else { return nil }
      end = start
    }
    return nil
  }

  /// The marks in a piece of code.
  func marks(in node: some SyntaxProtocol) -> [String] {
    node.trimmedDescription.split(separator: "\n").map { String($0).trimmed }
      .filter { $0.hasPrefix("// MARK") }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension SyntaxProtocol {
  /// The node's own text as if it began at the first column, to be put elsewhere.
  ///
  /// Lines of string literals that stand further left than the node keep their place. Parts of it
  /// can be replaced on the way, each by what is one line if the part was.
  func text(in layout: Layout, replacing parts: [Replacement] = []) -> String {
    let base = layout.indentation(of: self)
    let text = trimmedDescription
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    guard !base.isEmpty else { return text.replacing(parts, from: start) }
    var fixed: Set<Int> = []
    for literal in all(StringLiteralExprSyntax.self)
    where literal.openingQuote.tokenKind == .multilineStringQuote {
      let lines = literal.trimmedDescription.split(
        separator: "\n", omittingEmptySubsequences: false)
      let moves = lines.dropFirst().allSatisfy { $0.isBlank || $0.hasPrefix(base) }
      guard !moves else { continue }
      let before = Array(text.utf8).prefix(
        literal.positionAfterSkippingLeadingTrivia.utf8Offset - start)
      let first = before.count { $0 == 0x0A }
      fixed.formUnion(first + 1..<first + lines.count)
    }
    return text.replacing(parts, from: start)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        index > 0 && !fixed.contains(index) && line.hasPrefix(base)
          ? line.dropFirst(base.count) : line
      }.joined(separator: "\n")
  }
}

/// A part of a piece of code, and what is to stand there when the piece is put elsewhere.
struct Replacement {
  let range: Range<Int>
  let text: String

  init(_ node: some SyntaxProtocol, with text: String) {
    range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia
      .utf8Offset
    self.text = text
  }
}

extension String {
  /// With parts replaced that are inside of it, told by places in a file where it begins at `start`.
  fileprivate func replacing(_ parts: [Replacement], from start: Int) -> String {
    var bytes = Array(utf8)
    for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = part.range.lowerBound - start..<part.range.upperBound - start
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { continue }
      bytes.replaceSubrange(range, with: part.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With `indentation` before each line but the first and those that are blank.
  ///
  /// The lines of a string literal are moved together with its end, so that the string stays.
  func indented(like indentation: String) -> String {
    guard !indentation.isEmpty else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in index == 0 || line.isBlank ? String(line) : indentation + line }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
