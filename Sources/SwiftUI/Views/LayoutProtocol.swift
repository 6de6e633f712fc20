import Foundation

/// A way to arrange views, used by calling it with them.
///
/// - Note: differs from SwiftUI: nothing is arranged. The methods of a layout are called when it
///   begins and when it or its views have changed, with the space of an iPhone screen (393 × 852)
///   and with views that are always 44 × 44 points large.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Layout: Animatable {
  /// What the layout keeps from one call to the next.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// How a layout behaves inside of others.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept from one call to the next.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is kept when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far the layout wants to be from what is beside it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of all views together.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Puts each view in its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a horizontal guide of all views together lies, if the layout says so.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a vertical guide of all views together lies, if the layout says so.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges `content`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// How a layout behaves inside of others.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {
  /// The direction in which a stack puts its views one after another.
  public var stackOrientation: Axis?

  /// No particular behaviour.
  public init() {}
}

/// A size that a view is offered; `nil` leaves a dimension to the view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Leaves the size to the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  /// The size with something in the place of what was left open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The distances a view wants to what is beside it; eight points on every side.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  private var distance: CGFloat = 8

  /// No distance at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.distance = 0
    return spacing
  }()

  public init() {}

  /// Takes over what another one wants on some sides, where it is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    distance = max(distance, other.distance)
  }
  /// What this one and another one want on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
  /// The distance two views want between them.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(distance, next.distance)
  }
}

/// The size of a view and its guides.
public struct ViewDimensions: Hashable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  /// Where a horizontal guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.value(in: self) }
  /// Where a vertical guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.value(in: self) }
  /// Where the view itself says that a guide lies; no view here does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where the view itself says that a guide lies; no view here does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A value that a view hands to the layout around it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct LayoutValueModifier<Key: LayoutValueKey>: TraitModifier {
  var value: Key.Value
}

extension View {
  /// Hands a value to the layout around this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// One of the views that a layout arranges.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  fileprivate let provider: any _ContentProvider
  private let size = CGSize(width: 44, height: 44)

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.provider === b.provider }

  /// What the view was given with `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let traits = provider.view as? any TraitCarrier
    return traits?.trait(LayoutValueModifier<K>.self)?.value ?? K.defaultValue
  }
  /// How important the view's size is.
  /// - Note: differs from SwiftUI: it is 0, whatever `layoutPriority` says.
  public var priority: Double { 0 }
  /// The size the view takes: always 44 × 44 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  /// The view's size and guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height)
  }
  /// The distances the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Puts the view somewhere; nothing here moves.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The views that a layout arranges, in order.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  private let views: ArraySlice<LayoutSubview>
  /// The direction that text runs in.
  public var layoutDirection: LayoutDirection

  fileprivate init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
    (self.views, layoutDirection) = (views, direction)
  }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { views[$0] }), layoutDirection)
  }
}

/// Views in a layout.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  nonisolated(unsafe) let layout: L
  nonisolated(unsafe) let content: Content

  nonisolated init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    LayoutNode(view, site)
  }
}

private final class LayoutNode<L: Layout, Content: View>: _ViewNode<LayoutContainer<L, Content>>,
  WrapperSource
{
  private var layout: L
  private var content: _ViewNode<Content>!
  private var cache: L.Cache?
  private var arranged: [_Node] = []

  init(_ view: LayoutContainer<L, Content>, _ site: _Site) {
    layout = view.layout
    super.init(site)
    var below = _Site(below: self)
    below.wrapper = Wrapper(self, outer: nil)
    content = Content.node(for: view.content, in: below)
    arrange()
  }

  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node {
    LayoutPlace(content, site)
  }

  override func update(_ view: LayoutContainer<L, Content>) -> Bool {
    reasons = []
    let relaid = !Comparison.same(layout, view.layout)
    layout = view.layout
    let changed = content.update(view.content)
    if relaid || changed { arrange() }
    return relaid || changed
  }

  private func arrange() {
    var places: [LayoutPlace] = []
    collect(below: content, into: &places)
    let subviews = LayoutSubviews(
      ArraySlice(places.map { LayoutSubview(provider: $0.provider) }),
      environment.values.layoutDirection)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    let proposal = ProposedViewSize(nominalSpace)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
  }

  private func collect(below node: _Node, into places: inout [LayoutPlace]) {
    node.forEachChild { child in
      if let place = child as? LayoutPlace {
        places.append(place)
      } else {
        collect(below: child, into: &places)
      }
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
}

/// One view in a layout.
private final class LayoutPlace: _Node {
  let provider: any _ContentProvider
  private var content: _Node!

  init(_ provider: any _ContentProvider, _ site: _Site) {
    self.provider = provider
    super.init(site)
    content = provider.makeContent(_Site(below: self))
  }

  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}
