import Foundation

/// One tab of a tab view, with what the bar shows for it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  fileprivate init(tag: AnyHashable?, _ content: Content, _ label: Label) {
    (self.tag, self.content, self.label) = (tag, content, label)
  }

  public var _view: some View { TabItemView(tag: tag, content: content, label: label) }
}

/// A tab as the view that the tab view's node knows how to treat.
private struct TabItemView<Content: View, Label: View>: PrimitiveView {
  let tag: AnyHashable?
  let content: Content
  let label: Label

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { view in onMain { view.content } }
  }
}

extension TabItemView: TraitCarrier {
  func trait<T>(_ type: T.Type) -> T? {
    if type == TagModifier.self { return tag.map(TagModifier.init) as? T }
    if type == TabItemModifier.self {
      return onMain { TabItemModifier(label: AnyView(label)) } as? T
    }
    return (content as? any TraitCarrier)?.trait(type)
  }
}

/// What a tab is for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Where one searches.
  public static var search: TabRole { TabRole(name: "search") }
}

/// What a tab view is made of.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent = Never
  var body: Body { get }
  /// The tabs as views.
  associatedtype _TabView: View
  var _view: _TabView { get }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TabContent where _TabView == Body._TabView {
  public var _view: Body._TabView { body._view }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public typealias _TabView = Never
  public var _view: Never { fatalError("Never has no tabs") }
}

/// Puts the tabs of a tab view together.
@resultBuilder
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock() -> _Tabs<TabValue, EmptyView> { _Tabs(_view: EmptyView()) }
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _Tabs<TabValue, TupleView<(repeat (each C)._TabView)>> {
    _Tabs(_view: TupleView((repeat onMain { (each content)._view })))
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _Tabs<TabValue, AnyView> where C.TabValue == TabValue {
    _Tabs(_view: AnyView(onMain { content._view }))
  }

  /// What a tab view made of tabs holds.
  public struct Content<C: TabContent>: PrimitiveView {
    fileprivate let content: C

    public nonisolated static var _isUnary: Bool { false }

    public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
      ForwardingNode(view, site) { view in onMain { view.content._view } }
    }
  }
}

/// Several tabs.
public struct _Tabs<TabValue: Hashable, Views: View>: TabContent {
  public nonisolated(unsafe) let _view: Views

  nonisolated init(_view: Views) { self._view = _view }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var _view: Wrapped._TabView? { map { content in onMain { content._view } } }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  public var _view: _ConditionalContent<TrueContent._TabView, FalseContent._TabView> {
    switch storage {
    case .trueContent(let content): .init(storage: .trueContent(content._view))
    case .falseContent(let content): .init(storage: .falseContent(content._view))
    }
  }
}

/// Tabs that belong together.
///
/// - Note: differs from SwiftUI: they stand in the bar like others, the header is not shown; on
///   iPhone it is not either.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
{
  public typealias TabValue = SelectionValue
  private let content: Content

  public var _view: Content._TabView { content._view }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Tabs under a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection
where Header == EmptyView, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Tabs under a title.
  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
  /// Tabs under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _view: ForEach<Data, ID, Content._TabView> {
    let make = content
    return ForEach<Data, ID, Content._TabView>(data: data, id: id) { element in
      onMain { make(element)._view }
    }
  }

  /// One tab per element.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V {
    self.init(data: data, id: { $0.id }, content: content)
  }
  /// One tab per element.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension TabView {
  /// Tabs of which the one whose value the binding holds is on screen.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(tabs: selection, Content(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs of which one is on screen.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(tabs: nil, Content(content: content()))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab {
  /// A tab with a value and a label made of views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content(), label())
  }
  /// A tab with a value that may be none and a label made of views.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(tag: AnyHashable(Value.some(value)), content(), label())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never {
  /// A tab with a label made of views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content(), label())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Label == DefaultTabLabel {
  /// A tab with a value and the label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), content(), DefaultTabLabel(role: role))
  }
  /// A tab with a value that may be none and the label of its role.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(tag: AnyHashable(Value.some(value)), content(), DefaultTabLabel(role: role))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the label of its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content(), DefaultTabLabel(role: role))
  }
}

/// What the bar shows for a tab that says nothing: its role.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultTabLabel: View {
  let role: TabRole?

  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// A tab with a title and a picture.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  public init<T: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      tag: AnyHashable(Value.some(value)), content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      tag: AnyHashable(Value.some(value)), content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content(), Label(title, systemImage: systemImage))
  }
  /// A tab with a title and a picture.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content(), Label(title, image: image))
  }
  /// A tab with a title and a picture.
  public init<T: Hashable>(
    _ title: LocalizedStringKey, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(tag: AnyHashable(Value.some(value)), content(), Label(title, image: image))
  }
  /// A tab with a title and a picture.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content(), Label(title, image: image))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content(), Label(title, image: image))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(tag: AnyHashable(Value.some(value)), content(), Label(title, image: image))
  }
  /// A tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content(), Label(title, image: image))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  private func same() -> _Tabs<TabValue, _TabView> { _Tabs(_view: _view) }

  /// The tab with a number beside it, which is not shown here.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ count: Int) -> some TabContent<TabValue> { same() }
  /// The tab with a text beside it, which is not shown here.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ label: Text?) -> some TabContent<TabValue> { same() }
  /// The tab with a text beside it, which is not shown here.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { same() }
  /// The tab with a text beside it, which is not shown here.
  @_disfavoredOverload
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { same() }
  /// The tab, known by a name where the user arranges tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { same() }
  /// How far the user may arrange the tab.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { same() }
  /// Whether the tab is shown where the user has not said so.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { same() }
  /// Where the tab likes to be.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { same() }
  /// The tab with buttons for its section.
  @available(watchOS, unavailable)
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> { same() }
  /// The tab with a menu, which is not shown here.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { same() }
  /// The tab with buttons for a swipe, which are not shown here.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { same() }

  /// The tab, or nothing while it is hidden.
  /// - Note: differs from SwiftUI: hiding it ends its state, which no source measured.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<TabValue, _TabView?>(_view: hidden ? nil : _view)
  }
  /// The tab, not to be selected while it is disabled.
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
  @available(watchOS, unavailable)
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _Tabs<TabValue, _>(_view: _view.disabled(disabled))
  }
}

/// How far the user may arrange a tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var reorderable: Self { Self(name: "reorderable") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: Self { Self(name: "disabled") }
}

/// Where tabs are shown.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var tabBar: Self { Self(name: "tabBar") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: Self { Self(name: "sidebar") }
}

/// Where a tab likes to be.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var pinned: Self { Self(name: "pinned") }
  public static var sidebarOnly: Self { Self(name: "sidebarOnly") }
}
