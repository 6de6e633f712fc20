import Kata
import SwiftSyntax

/// The `// viewkata:ignore rule-id, rule-id` comments of one file.
///
/// A comment behind code silences its own line; a comment on a line of its own silences the next
/// line that holds code. What follows `--` is a reason for readers.
struct IgnoreComments {
  private var comments: [Comment] = []
  let path: String

  private struct Comment {
    var ids: [(name: String, column: Int)]
    var line: Int
    var column: Int
    var silenced: Int
  }

  init(_ file: SourceFile) {
    path = file.path
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let codeLine = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      read(token.leadingTrivia, at: token.position, silencing: codeLine, converter)
      read(
        token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia, silencing: nil, converter)
    }
  }

  func silences(_ finding: Finding) -> Bool {
    comments.contains { comment in
      comment.silenced == finding.line && comment.ids.contains { $0.name == finding.rule }
    }
  }

  /// Comments that silence nothing because they name no rule, or one that does not exist.
  func mistakes(known: Set<String>) -> [Finding] {
    comments.flatMap { comment in
      guard !comment.ids.isEmpty else {
        return [
          mistake("This comment names no rule. Write `// \(Self.keyword) any-view`.", comment, 0)
        ]
      }
      return comment.ids.filter { !known.contains($0.name) }.map { id in
        let suggestion =
          closest(to: id.name, among: known).map { " Did you mean `\($0)`?" } ?? ""
        return mistake("There is no rule `\(id.name)`.\(suggestion)", comment, id.column)
      }
    }
  }

  /// What a file has to say for there to be any.
  static let keyword = "viewkata:ignore"

  private func mistake(_ message: String, _ comment: Comment, _ offset: Int) -> Finding {
    Finding(
      rule: "ignore-comment", severity: .note, message: message, file: path, line: comment.line,
      column: comment.column + offset)
  }

  private mutating func read(
    _ trivia: Trivia, at start: AbsolutePosition, silencing line: Int?,
    _ converter: SourceLocationConverter
  ) {
    var position = start
    for piece in trivia {
      defer { position += piece.sourceLength }
      guard case .lineComment(let text) = piece else { continue }
      let words = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix(Self.keyword) else { continue }
      let list = words.dropFirst(Self.keyword.count)
      guard list.first.map({ $0.isWhitespace }) ?? true else { continue }
      let location = converter.location(for: position)
      comments.append(
        Comment(
          ids: Self.ids(of: list, in: text), line: location.line, column: location.column,
          silenced: line ?? location.line))
    }
  }

  private static func ids(of list: Substring, in text: String) -> [(name: String, column: Int)] {
    let end = list.firstRange(of: "--")?.lowerBound ?? list.endIndex
    return list[..<end].split { $0 == "," || $0.isWhitespace }.map { id in
      (String(id), text.utf8.distance(from: text.startIndex, to: id.startIndex))
    }
  }
}
