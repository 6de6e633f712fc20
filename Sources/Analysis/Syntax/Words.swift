import SwiftSyntax

/// A file's tokens in order, read once, so that pieces of it can be compared word by word.
struct Words {
  private let texts: [String]
  /// Where each token begins, with the blanks before it.
  private let starts: [Int]

  init(of root: Syntax) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(root)
    (texts, starts) = (reader.texts, reader.starts)
  }

  /// The tokens of one piece of the file.
  subscript(node: some SyntaxProtocol) -> ArraySlice<String> {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    return texts[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  private func first(from offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private final class Reader: SyntaxVisitor {
    var texts: [String] = []
    var starts: [Int] = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      // A token without text would share its place with the next one.
      if !token.text.isEmpty {
        texts.append(token.text)
        starts.append(token.position.utf8Offset)
      }
      return .skipChildren
    }
  }
}
