/// Where a toolbar puts an item.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  @available(watchOS, unavailable)
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  @available(watchOS 10.0, *)
  @available(macOS, unavailable)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(watchOS 10.0, *)
  @available(macOS, unavailable)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  @available(tvOS 18.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The start of the bar: the name before iOS 17.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The end of the bar: the name before iOS 17.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Where one goes on or back.
  @available(watchOS, unavailable)
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Over the keyboard.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// What deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// What tells how things stand.
  @available(tvOS 18.0, *)
  @available(watchOS, unavailable)
  public static let status = ToolbarItemPlacement(name: "status")
}

/// One item of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItem<Content: View>: PrimitiveView, ToolbarContent {
  private nonisolated(unsafe) let content: Content

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.content }
  }

  /// An item made of a view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemGroup<Content: View>: PrimitiveView, ToolbarContent {
  private nonisolated(unsafe) let content: Content

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.content }
  }

  /// An item per view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// What a toolbar is made of.
///
/// - Note: differs from SwiftUI: it is a view itself.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol ToolbarContent: View {}

extension TupleView: ToolbarContent {}
extension AnyView: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: View, FalseContent: View {}
extension Optional: ToolbarContent where Wrapped: View {}

extension View {
  /// Puts views into the bar over this one.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }

  /// Puts items into the bar over this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }
}
