import Foundation

/// A string on screen.
public struct Text: ElementView, Equatable {
  private(set) var string: String
  private var style: [String] = []

  private init(string: String, style: [String]) { (self.string, self.style) = (string, style) }

  public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ image: Image) { string = "" }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// A value in a format that also says how it looks, which is not shown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    string = String(format.format(input).characters)
  }

  /// A string with attributes, which are not shown.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
    style = ["attributed \(attributedContent)"]
  }

  /// A value as a formatter shows it.
  /// - Note: differs from SwiftUI: there numbers have to be given as `NSNumber`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  /// The dates a range is between.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ dates: ClosedRange<Date>) {
    string = [dates.lowerBound, dates.upperBound].map {
      $0.formatted(date: .abbreviated, time: .shortened)
    }.joined(separator: " – ")
  }
  /// The dates a time is between.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// How much is left of a time, or has passed of it.
  /// - Note: differs from SwiftUI: it does not run; it is what the lab's clock said when the text
  ///   was made.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = pauseTime ?? ViewGraph.current?.clock.date ?? timerInterval.lowerBound
    let within = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds = Int(
      (countsDown
        ? timerInterval.upperBound.timeIntervalSince(within)
        : within.timeIntervalSince(timerInterval.lowerBound)).rounded())
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    string =
      showsHours && hours > 0
      ? "\(hours):\(twoDigits(rest / 60)):\(twoDigits(rest % 60))"
      : "\(seconds / 60):\(twoDigits(seconds % 60))"
  }

  static var elementName: String? { "Text" }
  func looksSame(as other: Text) -> Bool { self == other }
  func shownTexts(on node: _Node) -> [String] { string.isEmpty ? [] : [string] }

  /// The same text in another style; the string keeps its identity.
  func styled(_ name: String) -> Text { Text(string: string, style: style + [name]) }

  @available(iOS, deprecated: 26.0)
  @available(macOS, deprecated: 26.0)
  public static func + (a: Text, b: Text) -> Text {
    Text(string: a.string + b.string, style: a.style + b.style)
  }
}

extension Text {
  public func bold() -> Text { styled("bold") }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { styled("italic") }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled("underline") : self
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled("strikethrough") : self
  }
  public func font(_ font: Font?) -> Text { styled("font \(font?.name ?? "inherited")") }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled("weight \(weight?.name ?? "inherited")")
  }
  public func foregroundColor(_ color: Color?) -> Text {
    styled("color \(color?.name ?? "inherited")")
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> Text { styled("monospaced digits") }
  public func kerning(_ kerning: CGFloat) -> Text { styled("kerning \(kerning)") }
}

extension Text {
  /// How a date is shown as text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public struct DateStyle: Hashable, Sendable {
    fileprivate let name: String

    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// How long ago or how soon.
    public static let relative = DateStyle(name: "relative")
    /// How far from now, with a sign.
    public static let offset = DateStyle(name: "offset")
    /// A clock that runs.
    public static let timer = DateStyle(name: "timer")
  }

  /// A date in a style.
  /// - Note: differs from SwiftUI: the styles that run with the time show the date.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ date: Date, style: DateStyle) {
    self.init(
      verbatim: style.name == "time"
        ? date.formatted(date: .omitted, time: .shortened)
        : date.formatted(date: .long, time: .omitted))
  }

  /// The text in a style.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled("style \(style)") }
  /// The text with more or less space after its letters.
  public func tracking(_ tracking: CGFloat) -> Text { styled("tracking \(tracking)") }
  /// The text above or below its line.
  public func baselineOffset(_ offset: CGFloat) -> Text { styled("baseline \(offset)") }
  /// The text in letters of one width.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled("monospaced") : self }
  /// The text in a design.
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled("design \(design.map { "\($0)" } ?? "inherited")")
  }
}
