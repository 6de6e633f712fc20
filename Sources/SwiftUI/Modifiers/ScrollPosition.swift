/// Where a scroll view is, and where it is to go.
///
/// - Note: differs from SwiftUI: there is no layout, so positions in points move nothing.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  private var id: Row?
  private var anchor: UnitPoint?
  /// The edge it was told to go to.
  public private(set) var edge: Edge?
  /// Whether the last to move it was the user.
  public var isPositionedByUser = false

  private struct Row: Equatable, @unchecked Sendable {
    var id: AnyHashable
  }

  /// A position that will tell about views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// The position of the view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  /// The position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Moves to the view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition()
    (self.id, self.anchor) = (Row(id: AnyHashable(id)), anchor)
  }

  /// Moves to an edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition()
    self.edge = edge
  }

  /// The id of the view that is at the anchor.
  public var viewID: (any Hashable & Sendable)? {
    // Sendable leaves no trace at run time; what is here came in as Sendable or is a row's id.
    (id?.id.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }
  /// The id of the view that is at the anchor, if it is of the type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.id.base as? ID }
}

extension ScrollPosition: ScrollPlace {
  func target(in viewport: Viewport) -> Int? {
    switch edge {
    case .top?, .leading?: 0
    case .bottom?, .trailing?: viewport.lineCount
    case nil: id.flatMap { viewport.line(of: $0.id) }
    }
  }

  static func place(atTop id: AnyHashable?) -> ScrollPosition {
    var place = ScrollPosition()
    place.id = id.map { Row(id: $0) }
    place.isPositionedByUser = true
    return place
  }

  func isAt(_ id: AnyHashable?) -> Bool { edge == nil && self.id?.id == id }
}

/// What a scroll position can be bound to.
protocol ScrollPlace: Equatable {
  /// The line to go to, if there is anywhere to go.
  func target(in viewport: Viewport) -> Int?
  static func place(atTop id: AnyHashable?) -> Self
  func isAt(_ id: AnyHashable?) -> Bool
}

extension Optional: ScrollPlace where Wrapped: Hashable {
  func target(in viewport: Viewport) -> Int? { flatMap { viewport.line(of: AnyHashable($0)) } }
  static func place(atTop id: AnyHashable?) -> Wrapped? { id?.base as? Wrapped }
  func isAt(_ id: AnyHashable?) -> Bool { map { AnyHashable($0) } == id }
}

private struct ScrollPositionModifier<Place: ScrollPlace>: PrimitiveModifier {
  var place: Binding<Place>
  var anchor: UnitPoint?

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ScrollPositionNode(modifier, site, content: content)
  }
}

private final class ScrollPositionNode<Place: ScrollPlace>: SingleContentNode<
  ScrollPositionModifier<Place>
>
{
  private var last: Place?
  private weak var viewport: Viewport?

  override func begin() {
    viewport = content.firstScrolled
    viewport?.whenMoved { [weak self] in self?.tell() }
    follow()
  }

  override func changed(from old: ScrollPositionModifier<Place>) -> Bool {
    follow()
    return false
  }

  override func refresh() {
    reasons = []
    follow()
  }

  /// Goes where the binding says.
  private func follow() {
    let place = modifier.place.shown(by: self)
    guard place != last else { return }
    last = place
    guard let viewport, let line = place.target(in: viewport) else { return }
    viewport.scroll(toLine: line, tells: false)
  }

  /// Tells the binding what is at the top now.
  private func tell() {
    guard isAlive, let viewport else { return }
    let id = viewport.idAtTop
    guard last?.isAt(id) != true else { return }
    last = .place(atTop: id)
    if let last { modifier.place.wrappedValue = last }
  }
}

extension _Node {
  /// The first thing here or below that scrolls.
  var firstScrolled: Viewport? {
    if let scrolled { return scrolled }
    var found: Viewport?
    forEachShownChild { found = found ?? $0.firstScrolled }
    return found
  }
}

extension View {
  /// Binds the id of the row at the top of a scroll view: writing it moves the rows, moving the
  /// rows writes it.
  ///
  /// - Note: differs from SwiftUI: the row at the top is meant whatever the anchor.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(place: id, anchor: anchor))
  }

  /// Binds where a scroll view is.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(place: position, anchor: anchor))
  }

  /// Says which part of its content a scroll view shows first.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor))
  }
}

private struct ScrollAnchorModifier: PrimitiveModifier {
  var anchor: UnitPoint?

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ScrollAnchorNode(modifier, site, content: content)
  }
}

private final class ScrollAnchorNode: SingleContentNode<ScrollAnchorModifier> {
  override func willMakeContent() { graph.firstAnchor = modifier.anchor }
  override func begin() { graph.firstAnchor = nil }
}
