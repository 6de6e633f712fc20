/// How text for a terminal may look: what `--color`, `--ascii` and `--accessible` decide.
public struct TextStyle: Sendable, Equatable {
  public var color: Bool
  /// Nothing but ASCII is written: signs have a spelling, other characters an escape.
  public var ascii: Bool
  /// No boxes, no columns, no signs that a screen reader would stumble over.
  public var accessible: Bool

  public init(color: Bool = false, ascii: Bool = false, accessible: Bool = false) {
    (self.color, self.ascii, self.accessible) = (color, ascii, accessible)
  }

  public static let plain = TextStyle()

  /// What is written for a text that may hold anything: control characters are shown, and with
  /// ``ascii`` so is all that is not ASCII. Measure the width of this, not of the original.
  public func printable(_ text: String) -> String {
    let shown = text.showingControlCharacters()
    guard ascii, !shown.utf8.allSatisfy({ $0 < 0x80 }) else { return shown }
    return shown.unicodeScalars.map(Self.spelled).joined()
  }

  /// Spans as one line, with the escape sequences of their looks when there is colour.
  public func line(_ spans: [Span]) -> String {
    guard color else { return spans.map(\.text).joined() }
    return spans.map { span in
      span.look.code.map { "\u{1B}[\($0)m\(span.text)\u{1B}[0m" } ?? span.text
    }.joined()
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(Character(scalar)) }
    if let spelling = spellings[scalar] { return spelling }
    // The pictures of control characters: ␛ is ^[ to everyone who lives in ASCII.
    if (0x2400..<0x2420).contains(scalar.value), let letter = UInt8(exactly: scalar.value - 0x23C0)
    {
      return "^" + String(Character(Unicode.Scalar(letter)))
    }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "≤": "<=", "≥": ">=", "≠": "!=", "–": "-", "—": "--", "−": "-", "…": "...", "×": "x",
    "→": "->", "←": "<-", "·": "-", "•": "*", "│": "|", "─": "-", "“": "\"", "”": "\"", "‘": "'",
    "’": "'", "✓": "+", "✗": "x", "\u{A0}": " ",
  ]
}

/// A piece of a line that looks one way.
public struct Span: Sendable, Equatable {
  public enum Look: Sendable, Equatable {
    case plain, bold, italic, dim, heading, code, good, bad, warning
    /// A web address; like a place never broken, so that a terminal still recognises it.
    case link
    /// `Screen.swift:14:24`.
    case place
  }

  public var text: String
  public var look: Look

  public init(_ text: String, _ look: Look = .plain) { (self.text, self.look) = (text, look) }
}

extension Span: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Span.Look {
  /// The parameter of the terminal's "select graphic rendition".
  fileprivate var code: String? {
    switch self {
    case .plain, .place: nil
    case .bold: "1"
    case .dim: "2"
    case .italic: "3"
    case .link: "4"
    case .heading: "1;34"
    case .code: "36"
    case .good: "32"
    case .bad: "31"
    case .warning: "33"
    }
  }
}
