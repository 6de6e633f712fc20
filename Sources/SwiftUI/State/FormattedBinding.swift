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
