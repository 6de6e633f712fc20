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
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
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
    while first > 0 {
      let above = startOfLine(at: first - 1)
      let line = bytes[above..<first - 1].drop { $0 == 0x20 || $0 == 0x09 }
      guard line.starts(with: [0x2F, 0x2F]) else { break }
      first = above
    }
    var next = min(last + 1, bytes.count)
    // Of two blank lines that would meet, or one behind an opening brace, one goes as well.
    let above = first == 0 ? 0..<0 : startOfLine(at: first - 1)..<first - 1
    let opens = bytes[above].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "{")
    if next < bytes.count, isBlank(next..<endOfLine(after: next)), opens || isBlank(above) {
      next = min(endOfLine(after: next) + 1, bytes.count)
    }
    return first..<next
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension SyntaxProtocol {
  /// The node's own text as if it began at the first column, to be put elsewhere.
  ///
  /// Lines of string literals that stand further left than the node keep their place.
  func text(in layout: Layout) -> String {
    let base = layout.indentation(of: self)
    guard !base.isEmpty else { return trimmedDescription }
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    var fixed: Set<Int> = []
    let text = trimmedDescription
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
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        index > 0 && !fixed.contains(index) && line.hasPrefix(base)
          ? line.dropFirst(base.count) : line
      }.joined(separator: "\n")
  }
}

extension String {
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

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
