import Foundation

/// A layout of the module's own: a stack or grid as a value.
protocol NominalLayout: Layout where Cache == Void {}

extension NominalLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: nominalSpace)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The arrangement of ``HStack`` as a value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct HStackLayout: NominalLayout, Equatable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// The arrangement of ``VStack`` as a value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct VStackLayout: NominalLayout, Equatable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// The arrangement of ``ZStack`` as a value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ZStackLayout: NominalLayout, Equatable {
  public var alignment: Alignment

  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The arrangement of ``Grid`` as a value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridLayout: NominalLayout, Equatable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
}

/// A layout whose type is hidden: another one in its place keeps the views and their state
/// (semantics-identity 3.11).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  private let layout: any Layout

  public nonisolated init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public func makeCache(subviews: Subviews) -> Cache { Self.made(layout, subviews) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    Self.renew(layout, &cache, subviews)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    Self.size(layout, proposal, subviews, &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    Self.place(layout, bounds, proposal, subviews, &cache)
  }

  private static func made<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  /// Hands the layout its own cache; another layout's is of no use to it.
  private static func with<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ work: (inout L.Cache) -> Result
  ) -> Result {
    let isOwn = cache.type == ObjectIdentifier(L.self)
    var own = (isOwn ? cache.value as? L.Cache : nil) ?? layout.makeCache(subviews: subviews)
    defer { cache = Cache(type: ObjectIdentifier(L.self), value: own) }
    return work(&own)
  }

  private static func renew<L: Layout>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews
  ) {
    guard cache.type == ObjectIdentifier(L.self) else {
      cache = made(layout, subviews)
      return
    }
    with(layout, &cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    with(layout, &cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    with(layout, &cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
