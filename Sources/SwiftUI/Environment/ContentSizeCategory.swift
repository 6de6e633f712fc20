/// How large the user wants text: the form before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes beyond the usual ones.
  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[rank] }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension ContentSizeCategory {
  /// Whether the first is smaller.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  /// Whether the first is not larger.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func <= (a: Self, b: Self) -> Bool { a.rank <= b.rank }
  /// Whether the first is larger.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func > (a: Self, b: Self) -> Bool { a.rank > b.rank }
  /// Whether the first is not smaller.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func >= (a: Self, b: Self) -> Bool { a.rank >= b.rank }
}

extension EnvironmentValues {
  /// How large the user wants text: ``dynamicTypeSize`` in the words before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

extension View {
  /// Keeps the text size of the views inside within a range.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.dynamicTypeSize, value: sizes)
      ) { values in
        guard let least = sizes.first, let greatest = sizes.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), greatest)
      })
  }
}
