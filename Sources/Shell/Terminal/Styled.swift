import Kata

/// Text for ``Terminal``: spans with a look, pages that Kata laid out already, and source code.
struct Styled: ExpressibleByStringInterpolation, Sendable, Equatable {
  enum Part: Sendable, Equatable {
    /// Anything, the learner's own text included; it may hold line ends.
    case span(Span)
    /// Laid out and made safe by Kata in the terminal's own style.
    case drawn(String)
    /// Code, in which every blank counts, so that it is never laid out anew.
    case source(Span)
  }

  private(set) var parts: [Part]

  init(_ text: String, _ look: Span.Look = .plain) { parts = [.span(Span(text, look))] }
  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
  init(_ spans: [Span]) { parts = spans.map(Part.span) }
  init(source: Span) { parts = [.source(source)] }

  /// A page that was made with the terminal's own ``Look``; its last line end is taken away.
  init(drawn page: String) { parts = [.drawn(page.withoutLastNewline)] }

  /// Lines below one another.
  init(lines: [Styled]) { parts = Array(lines.map(\.parts).joined(separator: [.span("\n")])) }

  init(_ table: Table, _ look: Look, indent: Int = 2) {
    let margin = Span(String(repeating: " ", count: indent))
    let lines = table.lines(width: look.width - indent, style: look.style)
    self.init(lines: lines.map { Styled([margin] + $0.withoutTrailingBlanks) })
  }

  static func += (a: inout Styled, b: Styled) { a.parts += b.parts }

  /// `"solved \(3) of \("all", .bold)"`
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ text: String) { add(Span(text)) }
    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      add(Span(value.description))
    }
    mutating func appendInterpolation(_ text: String, _ look: Span.Look) { add(Span(text, look)) }
    mutating func appendInterpolation(_ styled: Styled) { parts += styled.parts }

    private mutating func add(_ span: Span) {
      if !span.text.isEmpty { parts.append(.span(span)) }
    }
  }
}

extension Styled {
  /// What the terminal is sent: control characters become visible, looks become colours.
  func drawn(_ style: TextStyle) -> String {
    parts.map { part in
      switch part {
      case .drawn(let page): page
      case .span(let span), .source(let span):
        span.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let shown = line.split(separator: "\t", omittingEmptySubsequences: false)
            .map { style.printable(String($0)) }.joined(separator: "\t")
          return shown.isEmpty ? "" : style.line([Span(shown, span.look)])
        }.joined(separator: "\n")
      }
    }.joined()
  }
}

extension Styled {
  /// The same with lines that would be wider than the terminal broken between words. What Kata laid
  /// out fits already, and wide code is left to the terminal, which wraps it as it stands.
  func fitted(to look: Look) -> Styled {
    var fitted = Styled([])
    var spans: [Span] = []
    for part in parts {
      if case .span(let span) = part {
        spans.append(span)
      } else {
        fitted += spans.fitted(to: look)
        fitted.parts.append(part)
        spans = []
      }
    }
    fitted += spans.fitted(to: look)
    return fitted
  }
}

extension [Span] {
  fileprivate func fitted(to look: Look) -> Styled {
    Styled(
      lines: lines.map { line in
        let text = line.map(\.text).joined()
        guard displayWidth(look.style.printable(text)) > look.width else { return Styled(line) }
        // What was set in stays set in, and goes on a little further in.
        let indent = Swift.min(text.prefix { $0 == " " }.count, look.width / 2)
        var page = Page(style: look.style, width: look.width)
        page.add(line, indent: indent, hanging: indent == 0 ? 0 : 2)
        return Styled(drawn: page.text)
      })
  }

  /// One list for each line of the text.
  fileprivate var lines: [[Span]] {
    reduce(into: [[]]) { lines, span in
      for (index, part) in span.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(Span(String(part), span.look)) }
      }
    }
  }

  /// Columns are padded to their width, the last one too; blanks at the end help nobody.
  fileprivate var withoutTrailingBlanks: [Span] {
    Array(reversed().drop { $0.text.allSatisfy { $0 == " " } }.reversed())
  }
}

extension String {
  /// The text as something to print a line end after.
  var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
