/// Where a toolbar puts an item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The start of the bar: the name before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The end of the bar: the name before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Where one goes on or back.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// What deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// What tells how things stand.
  public static let status = ToolbarItemPlacement(name: "status")
}

/// One item of a toolbar.
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
/// - Note: differs from SwiftUI: it is a view itself, and its builder is that of views.
public protocol ToolbarContent: View {}

/// Makes a toolbar's items of what its closure lists.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension AnyView: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: View, FalseContent: View {}
extension Optional: ToolbarContent where Wrapped: View {}

extension View {
  /// Puts views into the bar over this one.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }
}
