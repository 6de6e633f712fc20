import SwiftSyntax

extension Draft {
  /// Takes the node out, with its line where nothing else stands there. Comments above belong to
  /// what is left and stay.
  mutating func deleteKeepingComments(_ node: some SyntaxProtocol) {
    guard let layout = layout(of: node) else { return giveUp() }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let lineEnd = layout.endOfLine(after: end)
    let bytes = Array(layout.file.text.utf8)
    let next = bytes[end..<lineEnd].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    if layout.begins(node), next == nil {
      delete(layout.startOfLine(at: start)..<min(lineEnd + 1, bytes.count), of: layout.file)
    } else {
      delete(start..<(next ?? lineEnd), of: layout.file)
    }
  }
}

extension SyntaxProtocol {
  /// Whether a comment stands anywhere in it, between its first token and its last.
  var holdsComments: Bool {
    let (first, last) = (
      firstToken(viewMode: .sourceAccurate), lastToken(viewMode: .sourceAccurate)
    )
    return tokens(viewMode: .sourceAccurate).contains { token in
      token.id != first?.id && !token.leadingTrivia.comments.isEmpty
        || token.id != last?.id && !token.trailingTrivia.comments.isEmpty
    }
  }
}
