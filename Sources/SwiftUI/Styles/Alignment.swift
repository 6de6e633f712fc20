import Foundation

/// A place to line views up at.
public protocol AlignmentID {
  /// Where the place lies in a view that says nothing of it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where views line up horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  private let place: @Sendable (ViewDimensions) -> CGFloat

  private init(name: String, _ place: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    (self.name, self.place) = (name, place)
  }

  /// A place of your own.
  public init(_ id: any AlignmentID.Type) {
    nonisolated(unsafe) let id = id
    self.init(name: "\(id)") { id.defaultValue(in: $0) }
  }

  func value(in dimensions: ViewDimensions) -> CGFloat { place(dimensions) }

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static let leading = HorizontalAlignment(name: "leading") { _ in 0 }
  public static let center = HorizontalAlignment(name: "center") { $0.width / 2 }
  public static let trailing = HorizontalAlignment(name: "trailing") { $0.width }
  /// Where the separators of a list begin.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    name: "listRowSeparatorLeading"
  ) { _ in 0 }
  /// Where the separators of a list end.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    name: "listRowSeparatorTrailing"
  ) { $0.width }
}

/// Where views line up vertically.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  private let place: @Sendable (ViewDimensions) -> CGFloat

  private init(name: String, _ place: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    (self.name, self.place) = (name, place)
  }

  /// A place of your own.
  public init(_ id: any AlignmentID.Type) {
    nonisolated(unsafe) let id = id
    self.init(name: "\(id)") { id.defaultValue(in: $0) }
  }

  func value(in dimensions: ViewDimensions) -> CGFloat { place(dimensions) }

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static let top = VerticalAlignment(name: "top") { _ in 0 }
  public static let center = VerticalAlignment(name: "center") { $0.height / 2 }
  public static let bottom = VerticalAlignment(name: "bottom") { $0.height }
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline") { $0.height }
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline") { $0.height }
}

/// Where views line up in both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  var name: String { "\(horizontal.name) \(vertical.name)" }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The beginning of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The beginning of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// One side of a rectangle, in reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A direction, horizontal or vertical.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the four sides.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
