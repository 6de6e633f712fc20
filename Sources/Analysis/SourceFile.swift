import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Trace

/// A Swift file as the analyzer sees it: its text and the tree parsed from it.
public struct SourceFile: Sendable {
  /// The path as the user named it; findings and diagnostics repeat it.
  public let path: String
  public let text: String
  /// The parsed text; an empty file when the text is nested too deeply to be read.
  public let tree: SourceFileSyntax
  private let brokenLimit: Int?

  /// Parses `text` once. Any text gives a tree, however broken it is.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    var broken = Nesting.brokenLimit(in: text)
    var tree = Parser.parse(source: broken == nil ? text : "")
    // No character but a bracket, of which few are let through, nests by more than one level.
    if text.utf8.count > Self.depthLimit * 7 / 8, Syntax(tree).isDeeper(than: Self.depthLimit) {
      broken = Self.depthLimit
      tree = Parser.parse(source: "")
    }
    (self.tree, brokenLimit) = (tree, broken)
  }

  /// Whether the text has these ASCII characters somewhere.
  func says(_ word: String) -> Bool {
    var (text, word) = (text, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first else { return true }
        var rest = text[...]
        while let start = rest.firstIndex(of: first) {
          rest = rest[start...]
          guard rest.count >= word.count else { return false }
          if rest.prefix(word.count).elementsEqual(word) { return true }
          rest = rest.dropFirst()
        }
        return false
      }
    }
  }

  /// What the parser cannot accept, in its words: errors only, without warnings and notes.
  public var syntaxErrors: [Trace.Diagnostic] {
    if let brokenLimit {
      return [
        Trace.Diagnostic(
          severity: .error,
          message: "this file is nested more than \(brokenLimit) levels deep; "
            + "break its longest expression into parts",
          file: path, line: 1, column: 1)
      ]
    }
    guard tree.hasError else { return [] }
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    let invalid = tree.invalidCharactersAtEqualSigns.map { position in
      let location = locations.location(for: position)
      return Trace.Diagnostic(
        severity: .error, message: "invalid character in source file", file: path,
        line: location.line, column: location.column)
    }
    guard invalid.isEmpty else { return invalid }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        let location = diagnostic.location(converter: locations)
        return Trace.Diagnostic(
          severity: .error, message: diagnostic.message, file: path, line: location.line,
          column: location.column)
      }
  }

  // A chain of modifiers nests by two levels a link and has no limit in the parser. Visitors
  // recurse, and a thread's stack (8 MB) holds some 30,000 levels of them.
  private static let depthLimit = 4_000
}

extension Syntax {
  /// Whether some token lies more than `limit` levels down. Walks without recursion.
  func isDeeper(than limit: Int) -> Bool {
    var open = [children(viewMode: .sourceAccurate).makeIterator()]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        continue
      }
      guard !child.is(TokenSyntax.self) else { continue }
      if open.count >= limit { return true }
      open.append(child.children(viewMode: .sourceAccurate).makeIterator())
    }
    return false
  }
}

extension SourceFileSyntax {
  // The generator of diagnostics of Swift 6.3 offers to add the space that such a character takes
  // the place of, finds that there is one, and traps on a fix without a change.
  fileprivate var invalidCharactersAtEqualSigns: [AbsolutePosition] {
    var found: [AbsolutePosition] = []
    for token in tokens(viewMode: .sourceAccurate) where token.tokenKind == .equal {
      found +=
        token.previousToken(viewMode: .sourceAccurate)?.unexpected(in: \.trailingTrivia) ?? []
      found += token.unexpected(in: \.leadingTrivia)
      found += token.unexpected(in: \.trailingTrivia)
      found += token.nextToken(viewMode: .sourceAccurate)?.unexpected(in: \.leadingTrivia) ?? []
    }
    return found
  }
}

extension TokenSyntax {
  fileprivate func unexpected(in trivia: KeyPath<TokenSyntax, Trivia>) -> [AbsolutePosition] {
    var position = trivia == \.leadingTrivia ? self.position : endPositionBeforeTrailingTrivia
    return self[keyPath: trivia].compactMap { piece in
      defer { position += piece.sourceLength }
      guard case .unexpectedText = piece else { return nil }
      return position
    }
  }
}
