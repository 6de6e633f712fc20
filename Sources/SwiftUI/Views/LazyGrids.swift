import Foundation

/// One column or row of a grid.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Equatable, Sendable {
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns that grow downwards.
///
/// - Note: differs from SwiftUI as ``LazyVStack`` does.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVGrid<Content: View>: LazyElement {
  let content: Content
  private let columns: [GridItem]

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  static var elementName: String? { nil }
  static var rowsKind: LazyRows.Kind { .stack }
  var rowsPerLine: Int { columns.viewsAcross(393) }
  func looksSame(as other: Self) -> Bool { columns == other.columns }
}

/// Views in rows that grow sideways.
///
/// - Note: differs from SwiftUI as ``LazyVStack`` does.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHGrid<Content: View>: LazyElement {
  let content: Content
  private let rows: [GridItem]

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  static var elementName: String? { nil }
  static var rowsKind: LazyRows.Kind { .stack }
  var rowsPerLine: Int { rows.viewsAcross(852) }
  func looksSame(as other: Self) -> Bool { rows == other.rows }
}

extension [GridItem] {
  /// How many views fit side by side into so many points, eight between any two.
  fileprivate func viewsAcross(_ space: CGFloat) -> Int {
    let shares = reduce(0) { sum, item in
      guard case .adaptive(let minimum, _) = item.size else { return sum + 1 }
      let gap = item.spacing ?? 8
      return sum + Swift.max(1, Int((space / CGFloat(count) + gap) / Swift.max(1, minimum + gap)))
    }
    return Swift.max(1, shares)
  }
}
