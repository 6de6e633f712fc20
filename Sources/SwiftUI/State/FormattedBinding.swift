import Foundation

extension Binding {
  /// The value as text in a format; text that cannot be read is not written.
  func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    let location = FormattedLocation(
      location, show: { format.format($0) },
      read: { text in
        // A text that is not finished is no mistake to report: the field shows it until it is.
        try? format.parseStrategy.parse(text)
      })
    return Binding<String>(location, snapshot: location.peek())
  }

  /// The value as text in a format, none as no text.
  func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    let location = FormattedLocation(
      location, show: { $0.map { format.format($0) } ?? "" },
      read: { text in .some(try? format.parseStrategy.parse(text)) })
    return Binding<String>(location, snapshot: location.peek())
  }
}

extension Binding {
  /// The value as a formatter shows it; text that cannot be read is not written.
  func text(_ formatter: Formatter) -> Binding<String> {
    let location = FormattedLocation(
      location, show: { formatter.string(for: $0) ?? "" },
      read: { text in Self.value(of: text, formatter) })
    return Binding<String>(location, snapshot: location.peek())
  }

  private static func value(of text: String, _ formatter: Formatter) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter: number(formatter.number(from: text))
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    default: text as? Value
    }
  }

  private static func number(_ number: NSNumber?) -> Value? {
    guard let number else { return nil }
    let forms: [Any] = [
      number.intValue, number.doubleValue, number.decimalValue, number.floatValue, number,
    ]
    // An integer has to be one: 1.5 is no value of an `Int` field.
    if Value.self == Int.self, Double(number.intValue) != number.doubleValue { return nil }
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}

private final class FormattedLocation<Value>: Location<String> {
  private let base: Location<Value>
  private let show: (Value) -> String
  private let parse: (String) -> Value?

  init(
    _ base: Location<Value>, show: @escaping (Value) -> String, read: @escaping (String) -> Value?
  ) {
    (self.base, self.show, parse) = (base, show, read)
  }

  override func read() -> String { show(base.read()) }
  override func peek() -> String { show(base.peek()) }
  override func write(_ text: String) { parse(text).map(base.write) }
  override func subscribe(
    _ node: _Node, property: String, when differs: ((String, String) -> Bool)?
  ) {
    base.subscribe(node, property: property)
  }
  // Formats have no identity of their own: the value behind it tells two fields apart.
  override func isSame(as other: Location<String>) -> Bool {
    (other as? FormattedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}
