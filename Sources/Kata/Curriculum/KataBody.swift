/// What follows the front matter of a kata's file: prose, pieces of Swift, hints and takeaway.
struct KataBody {
  private(set) var prose = ""
  private(set) var starter: Kata.Source?
  private(set) var scenario: Kata.Source?
  private(set) var wrongAnswers: [Kata.WrongAnswer] = []
  private(set) var samples: [Kata.Source] = []
  private(set) var hints: [String] = []
  private(set) var takeaway = ""

  private let lines: [Substring]
  /// What cmark counts as line 1 is the line after this one.
  private let offset: Int
  private var takeawayLine: Int?
  private var takeawayHasLink = false

  /// Reads `lines` of the whole file, of which the first `offset` are front matter.
  init(_ lines: [Substring], after offset: Int, complaints: inout Complaints) {
    (self.lines, self.offset) = (lines, offset)
    let document = MarkdownNode(lines.dropFirst(offset).joined(separator: "\n"))
    // Front matter that never ends has swallowed the rest, and that was said already.
    guard offset < lines.count || !complaints.isFatal else { return }
    let roles = readFences(of: document, complaints: &complaints)
    readSections(of: document, roles: roles, complaints: &complaints)
    checkWholeness(&complaints)
  }
}

// MARK: Fences

extension KataBody {
  /// Collects the Swift pieces; returns the lines of those that have a role.
  private mutating func readFences(
    of document: MarkdownNode, complaints: inout Complaints
  ) -> [ClosedRange<Int>] {
    var roles: [ClosedRange<Int>] = []
    for node in document.all {
      guard case .code(let code, .some) = node.kind else { continue }
      let line = node.startLine + offset
      checkClosed(node, complaints: &complaints)
      let info = info(of: node)
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
    return roles
  }

  private mutating func take(
    _ source: Kata.Source, into piece: WritableKeyPath<KataBody, Kata.Source?>, called name: String,
    complaints: inout Complaints
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

  /// The words behind the fence as they stand in the file: cmark would resolve their escapes.
  private func info(of node: MarkdownNode) -> String {
    let line = lines[node.startLine + offset - 1].utf8.dropFirst(max(0, node.startColumn - 1))
    let text = Substring(line)
    guard let mark = text.first, mark == "`" || mark == "~" else { return "" }
    return trimmed(text.drop { $0 == mark })
  }

  private func checkClosed(_ node: MarkdownNode, complaints: inout Complaints) {
    let first = Substring(
      lines[node.startLine + offset - 1].utf8.dropFirst(max(0, node.startColumn - 1)))
    let opening = first.prefix { $0 == first.first }
    let last = lines[max(node.startLine, node.endLine) + offset - 1]
    let closing = trimmed(last.drop { $0 == ">" || $0.isWhitespace })
    if node.endLine == node.startLine || closing.count < opening.count
      || closing.contains(where: { $0 != opening.first })
    {
      complaints.add(
        "The fence opened here is never closed.", at: node.startLine + offset,
        do: "End the piece with a line that holds only “\(opening)”.")
    }
  }
}

// MARK: Sections

extension KataBody {
  private enum Section { case prose, hint, takeaway, unknown, nowhere }

  /// Splits the text at the headings we know and at the pieces with a role.
  private mutating func readSections(
    of document: MarkdownNode, roles: [ClosedRange<Int>], complaints: inout Complaints
  ) {
    var section = Section.prose
    var start = offset + 1
    for node in document.children {
      let range = (node.startLine + offset)...max(node.startLine, node.endLine) + offset
      // A piece may stand inside a list, whose first lines are still text.
      if let role = roles.first(where: { range.contains($0.lowerBound) }) {
        close(section, from: start, to: role.lowerBound - 1)
        (section, start) = (.nowhere, range.upperBound + 1)
      } else if let next = heading(node, in: section, complaints: &complaints) {
        close(section, from: start, to: range.lowerBound - 1)
        (section, start) = (next, range.upperBound + 1)
        if next == .takeaway, takeawayLine != nil {
          complaints.add(
            "There is a second takeaway.", at: range.lowerBound, do: "Join it with the first.")
        }
        if next == .takeaway { takeawayLine = range.lowerBound }
      } else if section == .nowhere, !node.isComment {
        complaints.add(
          "This text is never shown: it belongs to no section.", at: range.lowerBound,
          do: "Move it above the first piece with a role, or under “## Hint” or “## Takeaway”.")
      }
      if section == .takeaway, node.all.contains(where: \.isLink) { takeawayHasLink = true }
    }
    close(section, from: start, to: lines.count)
  }

  private func heading(
    _ node: MarkdownNode, in section: Section, complaints: inout Complaints
  ) -> Section? {
    guard case .heading(let level) = node.kind, level <= 2 else { return nil }
    let title = node.plainText
    if level == 2, title == "Hint" { return .hint }
    if level == 2, title == "Takeaway" { return .takeaway }
    let known = ["Hint", "Takeaway"]
    let first = String(title.prefix { $0.isLetter })
    // Headings of the prose are the author's own, unless one looks like a slip.
    guard section != .prose || closest(to: first, among: known) != nil else { return nil }
    complaints.add(
      "“\(title)” is not a section of a kata.", at: node.startLine + offset,
      do: closest(to: first, among: known).map { "Write “## \($0)”." }
        ?? "Sections are “## Hint” and “## Takeaway”; smaller headings begin with “###”.")
    return .unknown
  }

  private mutating func close(_ section: Section, from start: Int, to end: Int) {
    guard start <= end else {
      if section == .hint { hints.append("") }
      return
    }
    let text = lines[start - 1..<end].joined(separator: "\n")
    switch section {
    case .prose: prose = withoutBlankEnds(text)
    case .hint: hints.append(withoutBlankEnds(text))
    case .takeaway: takeaway = takeaway.isEmpty ? withoutBlankEnds(text) : takeaway
    case .unknown, .nowhere: break
    }
  }

  private func checkWholeness(_ complaints: inout Complaints) {
    for (name, piece) in [("starter", starter), ("scenario", scenario)] where piece == nil {
      complaints.add(
        "The kata has no \(name).", at: offset + 1,
        do: "Add a fence that begins “```swift \(name)”.",
        fatal: true)
    }
    if prose.isEmpty {
      complaints.add(
        "The kata has no prose.", at: offset + 1,
        do: "Say above the first piece, in one screen, what is wrong.")
    }
    if hints.isEmpty || hints.count > 4 {
      complaints.add(
        hints.isEmpty ? "The kata has no hint." : "The kata has \(hints.count) hints.",
        at: offset + 1, do: "Write one to four sections “## Hint”.")
    }
    for (index, hint) in hints.enumerated() where hint.isEmpty {
      complaints.add(
        "Hint \(index + 1) is empty.", at: offset + 1, do: "Write it below its “## Hint”.")
    }
    guard let takeawayLine else {
      complaints.add(
        "The kata has no takeaway.", at: offset + 1,
        do: "Add a section “## Takeaway” with a link to what it rests on.")
      return
    }
    if !takeawayHasLink {
      complaints.add(
        "The takeaway has no link.", at: takeawayLine,
        do: "Link the source it rests on: [title](https://…).")
    }
  }
}

extension MarkdownNode {
  fileprivate var isComment: Bool {
    if case .html(let text) = kind { return text.hasPrefix("<!--") }
    return false
  }

  fileprivate var isLink: Bool {
    if case .link(let url) = kind { return !url.isEmpty }
    return false
  }
}

/// Indentation of the first line is Markdown and stays; blank lines around the text go.
private func withoutBlankEnds(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  return lines.joined(separator: "\n")
}
