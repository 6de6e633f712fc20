import Kata
import SwiftSyntax

/// The `// viewkata:ignore rule-id, rule-id` comments of one file.
///
/// A comment behind code silences its own line; a comment on a line of its own silences the next
/// line that holds code; `viewkata:ignore-file` silences the whole file. What follows `--` is a
/// reason for readers.
struct IgnoreComments {
  private var comments: [Comment] = []
  let path: String

  private struct Comment {
    var ids: [(name: String, column: Int)]
    var line: Int
    var column: Int
    /// `nil` for the whole file.
    var silenced: Int?

    func covers(_ finding: Finding) -> Bool { silenced == nil || silenced == finding.line }
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

  var isEmpty: Bool { comments.isEmpty }

  func silences(_ finding: Finding) -> Bool {
    finding.file == path
      && comments.contains { comment in
        comment.covers(finding) && comment.ids.contains { $0.name == finding.rule }
      }
  }

  /// What is wrong with the comments, beside these findings: one names no rule, or one that does
  /// not exist, or a rule of `running` that is silent there anyway.
  func mistakes(
    beside findings: [Finding], known: Set<String>, running: Set<String>
  ) -> [Finding] {
    let own = findings.filter { $0.file == path }
    return comments.flatMap { comment -> [Finding] in
      guard !comment.ids.isEmpty else {
        return [
          mistake(
            .must, "This comment names no rule. Write `// \(Self.keyword) any-view`.", comment, 0)
        ]
      }
      return comment.ids.compactMap { id in
        guard known.contains(id.name) else {
          let suggestion =
            closest(to: id.name, among: known).map { " Did you mean `\($0)`?" } ?? ""
          return mistake(.must, "There is no rule `\(id.name)`.\(suggestion)", comment, id.column)
        }
        let isNeedless =
          running.contains(id.name)
          && !own.contains { $0.rule == id.name && comment.covers($0) }
        guard isNeedless else { return nil }
        let place = comment.silenced == nil ? "this file" : "the line it is for"
        return mistake(
          .note, "`\(id.name)` finds nothing in \(place), so this comment can go.", comment,
          id.column)
      }
    }
  }

  /// What a file has to say for there to be any.
  static let keyword = "viewkata:ignore"

  private func mistake(
    _ severity: Finding.Severity, _ message: String, _ comment: Comment, _ offset: Int
  ) -> Finding {
    Finding(
      rule: "ignore-comment", severity: severity, message: message, file: path, line: comment.line,
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
      var list = words.dropFirst(Self.keyword.count)
      let isForFile = list.hasPrefix("-file")
      if isForFile { list = list.dropFirst("-file".count) }
      guard list.first.map({ $0.isWhitespace }) ?? true else { continue }
      let location = converter.location(for: position)
      comments.append(
        Comment(
          ids: Self.ids(of: list, in: text), line: location.line, column: location.column,
          silenced: isForFile ? nil : line ?? location.line))
    }
  }

  private static func ids(of list: Substring, in text: String) -> [(name: String, column: Int)] {
    let end = list.firstRange(of: "--")?.lowerBound ?? list.endIndex
    return list[..<end].split { $0 == "," || $0.isWhitespace }.map { id in
      (String(id), text.utf8.distance(from: text.startIndex, to: id.startIndex))
    }
  }
}
