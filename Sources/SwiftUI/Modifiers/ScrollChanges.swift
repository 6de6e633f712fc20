import Foundation
import UIKit

/// How much a scroll view shows of how much.
///
/// - Note: differs from SwiftUI: a row is 44 points high, a screen twenty rows.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been moved.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// The space kept around the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The scroll view in the coordinates of its content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that can be seen.
  public var visibleRect: CGRect { bounds }

  static let rowHeight: CGFloat = 44
}

private struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ScrollGeometryNode(modifier, site, content: content)
  }
}

private final class ScrollGeometryNode<Value: Equatable>: SingleContentNode<
  ScrollGeometryModifier<Value>
>
{
  private var last: Value?
  private weak var viewport: Viewport?

  override func begin() {
    viewport = content.firstScrolled
    last = value
    viewport?.whenMoved { [weak self] in self?.look() }
  }

  override func changed(from old: ScrollGeometryModifier<Value>) -> Bool {
    look()
    return false
  }

  private var value: Value? { viewport.map { modifier.transform($0.geometry) } }

  private func look() {
    guard isAlive, let new = value, let old = last, new != old else { return }
    last = new
    graph.afterUpdate(by: "onScrollGeometryChange of \(ownerName)") { [modifier] in
      modifier.action(old, new)
    }
  }
}

private struct ScrollVisibilityModifier: PrimitiveModifier {
  var action: (Bool) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    ScrollVisibilityNode(modifier, site, content: content)
  }
}

private final class ScrollVisibilityNode: SingleContentNode<ScrollVisibilityModifier> {
  override func begin() { tell(true) }
  override func screenChanged(appearing: Bool) { tell(appearing) }

  private func tell(_ isVisible: Bool) {
    graph.afterUpdate(by: "onScrollVisibilityChange of \(ownerName)") { [modifier] in
      modifier.action(isVisible)
    }
  }
}

/// Where a scroll view may come to rest.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol ScrollTargetBehavior {}

/// Coming to rest at whole screens.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Coming to rest at views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one stroke may go.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// What fits the size class.
    public static let automatic = LimitBehavior(name: "automatic")
    /// No further than a screen.
    public static let always = LimitBehavior(name: "always")
    /// As far as it goes.
    public static let never = LimitBehavior(name: "never")
    /// No further than a view.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// No further than a few views.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole screens.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// At views, so far at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// What moves a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What goes with a change of phase.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

extension View {
  /// Runs `action` when a value worked out from how a scroll view stands has changed.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the view comes on screen or leaves it by scrolling.
  ///
  /// - Note: differs from SwiftUI: a view outside of lazy containers is always on screen.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(action: action))
  }

  /// Runs `action` when a scroll view starts or stops to move.
  /// - Note: differs from SwiftUI: never called, rows are moved at once.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(StyleModifier("onScrollPhaseChange"))
  }

  /// Runs `action` when a scroll view starts or stops to move.
  /// - Note: differs from SwiftUI: never called, rows are moved at once.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(StyleModifier("onScrollPhaseChange"))
  }

  /// Says where scroll views inside come to rest.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    modifier(StyleModifier("scrollTargetBehavior", "\(behavior)"))
  }
}
