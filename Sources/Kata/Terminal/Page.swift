/// Lines laid out for a terminal of some width.
public struct Page: Sendable {
  public let style: TextStyle
  public let width: Int
  private var lines: [String] = []

  /// Anything below 20 columns is laid out as for 20.
  public init(style: TextStyle, width: Int) { (self.style, self.width) = (style, max(20, width)) }

  /// The lines, each ended; empty when there are none.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a paragraph; lines after the first are indented by `hanging` columns more.
  public mutating func add(_ spans: Span..., indent: Int = 0, hanging: Int = 0) {
    add(spans, indent: indent, hanging: hanging)
  }

  public mutating func add(_ spans: [Span], indent: Int = 0, hanging: Int = 0) {
    let first = String(repeating: " ", count: indent)
    let others = String(repeating: " ", count: indent + hanging)
    let wrapped = style.wrapped(spans, width: width - indent - hanging)
    for (index, line) in wrapped.enumerated() {
      add(line: [Span(index == 0 ? first : others)] + line)
    }
  }

  /// Adds lines that are laid out already.
  public mutating func add(lines: [[Span]], indent: Int = 0) {
    for line in lines { add(line: [Span(String(repeating: " ", count: indent))] + line) }
  }

  public mutating func add(_ table: Table, indent: Int = 0) {
    add(lines: table.lines(width: width - indent, style: style), indent: indent)
  }

  /// Adds an empty line, unless there is one or the page is empty.
  public mutating func addBlank() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private mutating func add(line: [Span]) {
    var line = style.line(line.filter { !$0.text.isEmpty })
    while line.last == " " { line.removeLast() }
    lines.append(line)
  }
}
