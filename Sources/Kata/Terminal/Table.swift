/// Rows in columns where they fit, else the first title and one sentence a row; nothing without rows.
public struct Table: Sendable {
  public enum Alignment: Sendable { case left, right }

  public struct Column: Sendable {
    public var title: String
    public var alignment: Alignment

    public init(_ title: String, _ alignment: Alignment = .left) {
      (self.title, self.alignment) = (title, alignment)
    }
  }

  public var columns: [Column]
  /// Cells may be missing at the end of a row.
  public var rows: [[Span]]

  public init(_ columns: [Column], rows: [[Span]] = []) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// The laid out lines; none is wider than `width` unless a word alone is.
  public func lines(width: Int, style: TextStyle) -> [[Span]] {
    guard !rows.isEmpty else { return [] }
    let head = columns.map { Span(style.printable($0.title), .dim) }
    let body = rows.map { $0.map { Span(style.printable($0.text), $0.look) } }
    let widths = columns.indices.map { column in
      ([head] + body).map { $0.count > column ? displayWidth($0[column].text) : 0 }.max() ?? 0
    }
    let total = widths.reduce(0, +) + Self.gap * max(0, columns.count - 1)
    guard total <= width, !style.accessible else {
      let title = head.first.flatMap { $0.text.isEmpty ? nil : [[$0]] } ?? []
      return title
        + body.flatMap { style.hanging(sentence(for: $0, style: style), width: width) }
    }
    let shown = columns.contains { !$0.title.isEmpty } ? [head] + body : body
    return shown.map { aligned($0, widths: widths) }
  }

  private static let gap = 2

  private func aligned(_ row: [Span], widths: [Int]) -> [Span] {
    var line: [Span] = []
    for (column, cell) in row.enumerated() {
      let padding = Span(String(repeating: " ", count: widths[column] - displayWidth(cell.text)))
      if column > 0 { line.append(Span(String(repeating: " ", count: Self.gap))) }
      line += columns[column].alignment == .right ? [padding, cell] : [cell, padding]
    }
    return line
  }

  /// `RowView.body: before 800, now 200, goal ≤ 200, ok`.
  private func sentence(for row: [Span], style: TextStyle) -> [Span] {
    guard let name = row.first else { return [] }
    var line = [name]
    for (column, cell) in row.enumerated().dropFirst() where !cell.text.isEmpty {
      line.append(Span(line.count == 1 ? ": " : ", "))
      let title = columns[column].title
      line += title.isEmpty ? [cell] : [Span(style.printable(title) + " "), cell]
    }
    return line
  }
}

extension TextStyle {
  /// Wrapped lines, those after the first set in by two columns.
  func hanging(_ spans: [Span], width: Int) -> [[Span]] {
    let lines = wrapped(spans, width: width - 2)
    return lines.enumerated().map { $0.offset == 0 ? $0.element : [Span("  ")] + $0.element }
  }
}
