import Foundation

extension String {
  /// What `String(localized:)` looks up in the app's tables; here it stands for itself.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }

  /// The text itself: there are no tables to look it up in.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// The text that stands in where the tables have none for the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
