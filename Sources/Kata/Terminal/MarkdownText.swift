/// Markdown laid out as text for a terminal.
public struct MarkdownText {
  /// The document as lines of at most `width` columns; code and links may be wider, so that they
  /// can still be copied in one piece.
  public static func render(_ markdown: String, width: Int, style: TextStyle) -> String {
    var page = Page(style: style, width: width)
    let text = MarkdownText(style: style)
    let shown = markdown.showingControlCharacters(except: ["\n", "\t"])
    page.add(lines: text.blocks(MarkdownNode(shown).children, width: page.width))
    return page.text
  }

  let style: TextStyle
}

// MARK: Blocks

extension MarkdownText {
  private func blocks(
    _ nodes: [MarkdownNode], width: Int, isTight: Bool = false
  ) -> [[Span]] {
    var lines: [[Span]] = []
    for node in nodes {
      let block = block(node, width: max(10, width))
      guard !block.isEmpty else { continue }
      if !lines.isEmpty, !isTight { lines.append([]) }
      lines += block
    }
    return lines
  }

  private func block(_ node: MarkdownNode, width: Int) -> [[Span]] {
    switch node.kind {
    case .heading(let level):
      return paragraph(node, look: level < 3 ? .heading : .bold, width: width)
    case .code(let code, _): return codeLines(code)
    case .html(let html):
      // Comments are notes between authors.
      return html.hasPrefix("<!--") ? [] : codeLines(html)
    case .quote:
      let bar = Span(style.printable(style.accessible ? "> " : "│ "), .dim)
      return blocks(node.children, width: width - 2).map { [bar] + $0 }
    case .list(let start, let isTight): return list(node, start: start, isTight, width: width)
    case .rule:
      guard !style.accessible else { return [] }
      return [[Span(String(repeating: style.ascii ? "-" : "─", count: min(width, 40)), .dim)]]
    case .table: return table(node, width: width)
    case .document, .item: return blocks(node.children, width: width)
    default: return paragraph(node, look: .plain, width: width)
    }
  }

  private func paragraph(_ node: MarkdownNode, look: Span.Look, width: Int) -> [[Span]] {
    spans(node.children, look).flatMap { style.wrapped($0, width: width) }
  }

  private func codeLines(_ code: String) -> [[Span]] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      line.isEmpty ? [] : [Span("  "), Span(style.printable(line.expandingTabs()), .code)]
    }
  }

  private func list(
    _ node: MarkdownNode, start: Int?, _ isTight: Bool, width: Int
  ) -> [[Span]] {
    var lines: [[Span]] = []
    for (index, item) in node.children.enumerated() {
      var mark = start.map { "\($0 + index). " } ?? style.printable("• ")
      if case .item(let checked?) = item.kind { mark += checked ? "[x] " : "[ ] " }
      let margin = Span(String(repeating: " ", count: displayWidth(mark)))
      let inner = blocks(item.children, width: width - displayWidth(mark), isTight: isTight)
      if index > 0, !isTight { lines.append([]) }
      lines += (inner.isEmpty ? [[]] : inner).enumerated().map { offset, line in
        offset == 0 ? [Span(mark)] + line : line.isEmpty ? [] : [margin] + line
      }
    }
    return lines
  }

  private func table(_ node: MarkdownNode, width: Int) -> [[Span]] {
    let rows = node.children.map { row in
      row.children.map { cell in Span(spans(cell.children, .plain).joined().map(\.text).joined()) }
    }
    guard let head = rows.first else { return [] }
    let table = Table(head.map { Table.Column($0.text) }, rows: Array(rows.dropFirst()))
    return table.lines(width: width, style: style)
  }
}

// MARK: Inlines

extension MarkdownText {
  /// One list of spans for each line that the author ended with a hard break.
  private func spans(_ nodes: [MarkdownNode], _ look: Span.Look) -> [[Span]] {
    var lines: [[Span]] = [[]]
    func add(_ more: [[Span]]) {
      lines[lines.count - 1] += more.first ?? []
      lines += more.dropFirst()
    }
    for node in nodes {
      switch node.kind {
      case .text(let text): add([[Span(text.replacing("\t", with: " "), look)]])
      case .softBreak: add([[Span(" ", look)]])
      case .lineBreak: lines.append([])
      case .inlineCode(let code):
        // Without colour the ticks are what tells code from words.
        add([[style.color ? Span(code, .code) : Span("`\(code)`", look)]])
      case .emphasis: add(spans(node.children, look == .plain ? .italic : look))
      case .strong: add(spans(node.children, look == .heading ? look : .bold))
      case .strikethrough:
        add([[Span("~~", look)]])
        add(spans(node.children, look))
        add([[Span("~~", look)]])
      case .link(let url): add(link(node, to: url, look))
      case .image(let url):
        add([[Span("[image: \(node.plainText)] ", look), Span("<\(url)>", .link)]])
      case .html(let html):
        if !html.hasPrefix("<!--") { add([[Span(html.replacing("\n", with: " "), look)]]) }
      default: add(spans(node.children, look))
      }
    }
    return lines
  }

  private func link(_ node: MarkdownNode, to url: String, _ look: Span.Look) -> [[Span]] {
    let address = Span("<\(url)>", .link)
    if url.hasSuffix(node.plainText) { return [[address]] }
    var lines = spans(node.children, look)
    lines[lines.count - 1] += [Span(" ", look), address]
    return lines
  }
}

extension StringProtocol {
  /// Tabs as spaces up to the next multiple of four columns.
  func expandingTabs() -> String {
    reduce(into: "") { text, character in
      if character == "\t" {
        text += String(repeating: " ", count: 4 - displayWidth(text) % 4)
      } else {
        text.append(character)
      }
    }
  }
}
