import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItemPlacement {
  /// In place of the page's title.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let title = ToolbarItemPlacement(name: "title")
  /// In place of the page's large title.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// Below the page's title.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// Below the page's large title.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  /// At the end of the bar, however little room there is.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// Below a window: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// In a bar below the toolbar: on a Mac.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar \(id)")
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarPlacement {
  /// Below a window: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  /// A bar below the toolbar: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar \(id)")
  }
}

/// Items that the user may put elsewhere.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol CustomizableToolbarContent: ToolbarContent {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: CustomizableToolbarContent {
  /// An item that the user may put elsewhere.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
  /// An item that the user may put elsewhere, and may have to put there first.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Items in one place that become one, with a label, where there is little room.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

/// Items in one place that become one where there is little room; here there is enough.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }
}

extension TupleView: CustomizableToolbarContent {}
extension AnyView: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: View {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ModifiedContent: ToolbarContent where Content: ToolbarContent, Modifier: ViewModifier {}
extension ModifiedContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent, Modifier: ViewModifier {}

/// How a space in a bar is sized.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As large as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As large as the system says.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between items of a bar.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct ToolbarSpacer: ElementView, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  static var elementName: String? { nil }

  /// A space in one of the bar's places.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
}

/// Entries of the menu behind a page's title.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarTitleMenu<Content: View>: ElementView, CustomizableToolbarContent {
  let content: Content

  static var elementName: String? { nil }

  /// The system's entries.
  public init() where Content == EmptyView { content = EmptyView() }
  /// Entries of one's own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// An item that the system puts into bars by itself.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The page's title.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// An item that the system puts into bars by itself, in a place of one's own.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DefaultToolbarItem: ElementView, CustomizableToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  static var elementName: String? { nil }

  /// An item in one of the bar's places.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }
}

/// What a page is for, which decides how its bar looks.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To go from page to page.
  @available(macOS, unavailable)
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// To look through something.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let browser = ToolbarRole(name: "browser")
  /// To change something.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let editor = ToolbarRole(name: "editor")
}

/// What the user may do with an item.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Put it elsewhere and take it away.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Put it elsewhere.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How items are put elsewhere.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// The options whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is there whatever the user does.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
  /// Shows the glass behind the items or leaves it away.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    modifier(StyleModifier("sharedBackgroundVisibility", visibility))
  }
  /// Leaves the items away.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    modifier(HiddenModifier(isHidden: hidden))
  }
  /// Lets a page that opens from these items grow out of them.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    modifier(StyleModifier("matchedTransitionSource", AnyHashable(id), namespace))
  }
}

extension CustomizableToolbarContent {
  /// Says what the user may do with the items.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    modifier(StyleModifier("customizationBehavior", behavior))
  }
  /// Says whether the items are there at first.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    modifier(StyleModifier("defaultCustomization", defaultVisibility, options))
  }
}

extension View {
  /// Puts items that the user may put elsewhere into the bar over this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }
  /// Takes an item of the system's out of the bar.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(StyleModifier("toolbarRemoving", defaultItemKind))
  }
  /// Says what the page is for, which decides how its bar looks.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(StyleModifier("toolbarRole", role))
  }
  /// Shows or hides bars.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbar", visibility, bars))
  }
  /// Shows or hides what is behind bars.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbarBackgroundVisibility", visibility, bars))
  }
  /// Puts entries into the menu behind the page's title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: .top))
  }
  /// Hides the toolbar item this is.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(StyleModifier("toolbarItemHidden", hidden))
  }
  /// Says what the page is about, for the menu behind its title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationDocument(_ url: URL) -> some View {
    modifier(StyleModifier("navigationDocument", url))
  }
  /// Says what the page is about, for the menu behind its title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    modifier(StyleModifier("navigationDocument"))
  }
  /// Adds a second line to the page's name.
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(StyleModifier("navigationSubtitle", subtitle.string))
  }
  /// Names the page and lets the user change the name.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(StyleModifier("navigationTitle", title.wrappedValue))
  }
  /// Names the page and says how large the name is: the form before iOS 14.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(StyleModifier("navigationTitle", title.string, displayMode))
  }
  /// Lets the user change what the page is about, in the menu behind its title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: \EnvironmentValues.rename, value: action)) {
        $0.rename = RenameAction(action: action)
      })
  }
  /// Puts the focus on the name of what the page is about, from the menu behind its title.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
  /// Says how wide the column this is in is.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(StyleModifier("navigationSplitViewColumnWidth", width))
  }
  /// Says how wide the column this is in is at first and at least and at most.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(StyleModifier("navigationSplitViewColumnWidth", min, ideal, max))
  }
}

/// Lets the user change a name, as the view around says.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RenameAction {
  let action: () -> Void

  /// Lets the user change the name.
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Lets the user change the name of what the view is about, if that can be changed.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public fileprivate(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that lets the user change a name.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// The button, in the system's words.
  public init() where Label == SwiftUI.Label<Text, Image> {
    label = SwiftUI.Label("Rename", systemImage: "pencil")
  }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
  }
}
