/// The fenced pieces of Swift in a kata's file.
struct KataPieces {
  private(set) var starter: Kata.Source?
  private(set) var scenario: Kata.Source?
  private(set) var wrongAnswers: [Kata.WrongAnswer] = []
  private(set) var samples: [Kata.Source] = []
  /// The lines of the pieces that have a role.
  private(set) var roles: [ClosedRange<Int>] = []

  private let lines: [Substring]
  private let offset: Int

  /// Reads a file's `lines`; `document` is what follows the first `offset` of them.
  init(
    _ document: MarkdownNode, in lines: [Substring], after offset: Int,
    complaints: inout Complaints
  ) {
    (self.lines, self.offset) = (lines, offset)
    read(document, complaints: &complaints)
    for (name, piece) in [("starter", starter), ("scenario", scenario)] where piece == nil {
      complaints.add(
        "The kata has no \(name).", at: offset + 1,
        do: "Add a fence that begins “```swift \(name)”.", fatal: true)
    }
  }

  private mutating func read(_ document: MarkdownNode, complaints: inout Complaints) {
    for node in document.all {
      guard case .code(let code, let resolved?) = node.kind else { continue }
      let line = node.startLine + offset
      checkClosed(node, complaints: &complaints)
      let info = written(of: node) ?? resolved
      guard let role = FenceRole(info: info, line: line, complaints: &complaints) else { continue }
      let source = Kata.Source(text: code, line: line + 1)
      switch role {
      case .starter:
        take(source, into: \.starter, called: "starter", complaints: &complaints)
      case .scenario:
        take(source, into: \.scenario, called: "scenario", complaints: &complaints)
        if !code.contains("func scenario(") {
          complaints.add(
            "The scenario piece has no function “scenario”.", at: line,
            do: "Write “@MainActor func scenario(_ lab: Lab) async throws { … }”.")
        }
      case .wrong(let name, let fails):
        if wrongAnswers.contains(where: { $0.name == name }) {
          complaints.add(
            "Two wrong answers are named “\(name)”.", at: line, do: "Rename one of them.")
        }
        wrongAnswers.append(Kata.WrongAnswer(name: name, fails: fails, source: source))
      case .sample:
        samples.append(source)
        continue
      case .illustration: continue
      }
      roles.append(line...max(line, node.endLine + offset))
    }
  }

  private mutating func take(
    _ source: Kata.Source, into piece: WritableKeyPath<KataPieces, Kata.Source?>,
    called name: String, complaints: inout Complaints
  ) {
    let line = source.line - 1
    if let first = self[keyPath: piece] {
      complaints.add(
        "There is a second \(name); the first is in line \(first.line - 1).", at: line,
        do: "Keep one of them.")
    } else if source.text.allSatisfy(\.isWhitespace) {
      complaints.add(
        "The \(name) is empty.", at: line, do: "Write Swift between the fences.", fatal: true)
      self[keyPath: piece] = source
    } else {
      self[keyPath: piece] = source
    }
  }

  /// The words behind the fence as they stand in the file: cmark resolves their escapes.
  private func written(of node: MarkdownNode) -> String? {
    let text = opening(of: node)
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    return trimmed(text.drop { $0 == mark })
  }

  /// The fence's first line from the fence on.
  private func opening(of node: MarkdownNode) -> Substring {
    let line = lines[node.startLine + offset - 1]
    return Substring(line.utf8.dropFirst(max(0, node.startColumn - 1)))
  }

  private func checkClosed(_ node: MarkdownNode, complaints: inout Complaints) {
    let first = opening(of: node)
    let opening = first.prefix { $0 == first.first }
    let last = lines[max(node.startLine, node.endLine) + offset - 1]
    let closing = trimmed(last.drop { $0 == ">" || $0.isWhitespace })
    if node.endLine == node.startLine || closing.count < opening.count
      || closing.contains(where: { $0 != opening.first })
    {
      complaints.add(
        "The fence opened here is never closed.", at: node.startLine + offset,
        do: "End the piece with a line that holds only “\(opening)”.")
      return
    }
    // What ends a fence has no words behind it, so the piece below was swallowed.
    let inside = lines.indices[node.startLine + offset..<node.endLine + offset - 1]
    for index in inside where lines[index].hasPrefix(opening + "swift") {
      complaints.add(
        "A fence begins here before the one of line \(node.startLine + offset) is closed.",
        at: index + 1, do: "Put a line above it that holds only “\(opening)”.")
    }
  }
}
