/// Rows in columns where they fit, else the first title and one sentence a row; nothing without rows.
///
/// A last column of prose goes on below itself as long as there is room for some words.
public struct Table: Sendable {
  public enum Alignment: Sendable { case left, right }

  public struct Column: Sendable {
    public var title: String
    public var alignment: Alignment
    /// The width it has at least, so that tables of one kind look alike whatever is in them.
    public var minimum: Int

    public init(_ title: String, _ alignment: Alignment = .left, minimum: Int = 0) {
      (self.title, self.alignment, self.minimum) = (title, alignment, minimum)
    }
  }

  public var columns: [Column]
  /// Cells may be missing at the end of a row.
  public var rows: [[Span]]

  public init(_ columns: [Column], rows: [[Span]] = []) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// So many columns without titles, aligned to the left.
  public init(plainColumns count: Int, rows: [[Span]]) {
    self.init(Array(repeating: Column(""), count: count), rows: rows)
  }

  /// The laid out lines; none is wider than `width` unless a word alone is.
  public func lines(width: Int, style: TextStyle) -> [[Span]] {
    guard !rows.isEmpty else { return [] }
    let head = columns.map { Span(style.printable($0.title), .dim) }
    let body = rows.map { $0.map { Span(style.printable($0.text), $0.look) } }
    var widths = columns.indices.map { column in
      ([head] + body).map { $0.count > column ? displayWidth($0[column].text) : 0 }
        .reduce(columns[column].minimum, max)
    }
    let room = width - widths.dropLast().reduce(0) { $0 + $1 + Self.gap }
    let canWrap = columns.last?.alignment == .left && room >= Self.someWords
    guard !style.accessible, canWrap || widths.last ?? 0 <= room else {
      let title = head.first.flatMap { $0.text.isEmpty ? nil : [[$0]] } ?? []
      return title
        + body.flatMap { style.hanging(sentence(for: $0, style: style), width: width) }
    }
    if let last = widths.indices.last { widths[last] = min(widths[last], room) }
    let shown = columns.contains { !$0.title.isEmpty } ? [head] + body : body
    return shown.flatMap { broken($0, to: room, style: style) }.map { aligned($0, widths: widths) }
  }

  private static let gap = 2
  /// As many columns as a few words need to be read as a sentence.
  private static let someWords = 24

  /// The row, and below it what its last column has no room for.
  private func broken(_ row: [Span], to room: Int, style: TextStyle) -> [[Span]] {
    guard row.count == columns.count, let last = row.last, displayWidth(last.text) > room else {
      return [row]
    }
    let others = row.dropLast()
    return style.wrapped([last], width: room).enumerated().map { index, line in
      (index == 0 ? Array(others) : others.map { _ in "" })
        + [Span(line.map(\.text).joined(), last.look)]
    }
  }

  private func aligned(_ row: [Span], widths: [Int]) -> [Span] {
    var line: [Span] = []
    for (column, cell) in row.enumerated() {
      let free = max(0, widths[column] - displayWidth(cell.text))
      let padding = Span(String(repeating: " ", count: free))
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
      // Two numbers in a row would read as one.
      let gap = title.last?.isNumber == true ? ": " : " "
      line += title.isEmpty ? [cell] : [Span(style.printable(title) + gap), cell]
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
