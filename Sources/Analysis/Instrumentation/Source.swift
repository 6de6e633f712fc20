import SwiftSyntax

extension Rewriter {
  /// A learner's text and its tree, as every concern sees them.
  struct Source {
    let sdk: Int
    let platform: String
    let importable: Set<String>?
    let tree: SourceFileSyntax
    let bytes: LineEnds

    init(
      _ tree: SourceFileSyntax, sdk: Int, platform: String, importable: Set<String>? = nil
    ) {
      self.importable = importable
      self.sdk = sdk
      self.platform = platform
      self.tree = tree
      self.bytes = LineEnds(bytes: tree.syntaxTextBytes)
    }

    /// Only a file that sees our module can name what most edits call.
    var importsSwiftUI: Bool { tree.importsSwiftUI }

    /// The text in place of a range, with the line ends that stood there after it.
    func replace(_ range: Range<Int>, with text: String) -> Edit {
      let ends = range.filter(bytes.isEnd).map { String(UnicodeScalar(bytes.bytes[$0])) }
      return Edit(range: range, text: text + ends.joined())
    }

    /// Spaces in place of a range; columns behind it stay where they are.
    func blank(_ range: Range<Int>) -> Edit {
      let spaces = bytes.parts(of: range).map { String(repeating: " ", count: $0.count) }
      let ends = range.filter(bytes.isEnd).map { String(UnicodeScalar(bytes.bytes[$0])) } + [""]
      return Edit(range: range, text: zip(spaces, ends).map { $0 + $1 }.joined())
    }

    /// Declarations on the last line. `nil` where none can stand: right behind an `#endif`.
    ///
    /// A file whose last line has no end may close with a comment; then they go before it.
    func append(_ declarations: String) -> Edit? {
      if let last = bytes.bytes.indices.last, bytes.isEnd(last) {
        return .insert(declarations + "; ", at: last + 1)
      }
      guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate),
        last.tokenKind != .poundEndif
      else { return nil }
      return .insert("; " + declarations, at: last.end)
    }
  }
}

extension SourceFileSyntax {
  var importsSwiftUI: Bool {
    statements.unconditional.contains { item in
      guard let declaration = item.item.as(ImportDeclSyntax.self) else { return false }
      return declaration.importKindSpecifier == nil
        && declaration.path.map(\.name.text) == ["SwiftUI"]
    }
  }
}

extension SyntaxProtocol {
  /// The offset of the first byte that is no trivia.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset behind the last byte that is no trivia.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The bytes without the trivia around them.
  var bytes: Range<Int> { start..<end }
}

extension CodeBlockItemListSyntax {
  /// The items with those of every `#if` branch in place of the `#if`.
  var unconditional: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { $0.elements?.as(Self.self)?.unconditional ?? [] }
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The members with those of every `#if` branch in place of the `#if`.
  var unconditional: [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { $0.elements?.as(Self.self)?.unconditional ?? [] }
    }
  }
}
