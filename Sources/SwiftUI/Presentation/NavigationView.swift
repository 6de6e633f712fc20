/// A stack of pages: the form before iOS 16.
@available(watchOS 7.0, *)
public struct NavigationView<Content: View>: ElementView {
  let content: NavigationStack<NavigationPath, Content>

  static var elementName: String? { nil }

  /// A stack with a first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = NavigationStack(root: content)
  }
}

/// Which of the pages side by side are seen.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As there is room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Pages side by side; what is pushed from one of them is shown in the last one.
///
/// - Note: differs from SwiftUI: every column is on screen and has a stack of its own for links.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ElementView {
  let content:
    TupleView<
      (NavigationStack<NavigationPath, TupleView<(Sidebar, Content)>>, Detail)
    >

  static var elementName: String? { nil }

  /// Three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    let columns = TupleView((sidebar(), content()))
    self.content = TupleView((NavigationStack { columns }, detail()))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }
}

/// Which of the pages is seen where there is room for one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { Self(name: "content") }
  public static var detail: NavigationSplitViewColumn { Self(name: "detail") }
}

extension NavigationSplitView {
  /// Three columns, one of which is seen where there is room for one.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns, one of which is seen where there is room for one.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
  }
}
