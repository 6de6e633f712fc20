/// Where a toolbar puts an item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// One item of a toolbar.
///
/// - Note: differs from SwiftUI: it is a view itself, in a builder of views.
public struct ToolbarItem<Content: View>: PrimitiveView {
  private nonisolated(unsafe) let content: Content

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.content }
  }

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension View {
  /// Puts views into the bar over this one.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }

  /// Puts a search field over this view.
  public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: TextField(prompt, text: text), isBehind: true, alignment: .top))
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(StyleModifier("refreshable"))
  }
}
