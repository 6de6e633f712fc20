/// What a kata's file says in words: prose, hints and takeaway, as Markdown.
struct KataSections {
  private(set) var prose = ""
  private(set) var hints: [String] = []
  private(set) var takeaway = ""

  private let lines: [Substring]
  private let offset: Int
  private var takeawayLine: Int?
  private var takeawayHasLink = false

  /// Reads a file's `lines`; `document` is what follows the first `offset` of them, and `roles` are
  /// the lines of pieces with a role, which belong to no section.
  init(
    _ document: MarkdownNode, in lines: [Substring], after offset: Int,
    roles: [ClosedRange<Int>], complaints: inout Complaints
  ) {
    (self.lines, self.offset) = (lines, offset)
    read(document, roles: roles, complaints: &complaints)
    checkWholeness(&complaints)
  }

  private enum Section { case prose, hint, takeaway, unknown, nowhere }

  /// Splits the text at the headings we know and at the pieces with a role.
  private mutating func read(
    _ document: MarkdownNode, roles: [ClosedRange<Int>], complaints: inout Complaints
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
func withoutBlankEnds(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
  while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  return lines.joined(separator: "\n")
}
