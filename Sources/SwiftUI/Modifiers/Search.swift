import Foundation
import Trace

/// A search field over a view, and what is shown while somebody searches.
struct SearchModifier<Tokens: View>: PrimitiveModifier {
  var text: Binding<String>
  /// `nil` where the system decides when a search begins: as soon as something is entered.
  var isPresented: Binding<Bool>?
  var prompt: String
  var tokens: Tokens

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    SearchNode(modifier, site, content: content)
  }
}

/// The search around a view: what the views in it may do about it.
final class Search {
  fileprivate(set) var isActive = false
  fileprivate var text: Binding<String>?
  fileprivate var activate: (Bool) -> Void = { _ in }

  func complete(_ completion: String) { text?.wrappedValue = completion }

  func dismiss() {
    text?.wrappedValue = ""
    activate(false)
  }
}

/// Something that a modifier around a search field shows while somebody searches.
final class SearchAccessory {
  private let source: Any
  fileprivate let make: () -> AnyView

  /// Two accessories are the same if they are made of the same.
  init(of source: Any, _ make: @escaping () -> AnyView) {
    (self.source, self.make) = (source, make)
  }

  func isSame(as other: SearchAccessory) -> Bool { Comparison.same(source, other.source) }
}

private struct SearchKey: EnvironmentKey {
  static var defaultValue: Search? { nil }
}
private struct SearchingKey: EnvironmentKey {
  static let defaultValue = false
}
private struct AccessoriesKey: EnvironmentKey {
  static var defaultValue: [SearchAccessory] { [] }
}

extension EnvironmentValues {
  fileprivate(set) var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
  fileprivate var searchAccessories: [SearchAccessory] {
    get { self[AccessoriesKey.self] }
    set { self[AccessoriesKey.self] = newValue }
  }
  /// Whether somebody searches in the view around.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public fileprivate(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  /// Ends the search in the view around.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

/// Ends a search and empties its field; does nothing where there is none.
@MainActor @preconcurrency
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct DismissSearchAction {
  nonisolated(unsafe) let search: Search?

  public func callAsFunction() { search?.dismiss() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension DismissSearchAction: Equatable {
  public nonisolated static func == (a: DismissSearchAction, b: DismissSearchAction) -> Bool {
    a.search === b.search
  }
}

/// The text of a search field: entering some begins the search.
private final class SearchText: Location<String> {
  private let base: Location<String>
  private let search: Search

  init(_ base: Location<String>, _ search: Search) { (self.base, self.search) = (base, search) }

  override func read() -> String { base.read() }
  override func peek() -> String { base.peek() }
  override func write(_ value: String) {
    search.activate(true)
    base.write(value)
  }
  override func subscribe(
    _ node: _Node, property: String, when differs: ((String, String) -> Bool)?
  ) {
    base.subscribe(node, property: property, when: differs)
  }
  override func isSame(as other: Location<String>) -> Bool {
    (other as? SearchText).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class SearchNode<Tokens: View>: SingleContentNode<SearchModifier<Tokens>> {
  private let search = Search()
  private var scope: EnvironmentScope!
  private var accessories: EnvironmentStorage<[SearchAccessory]>!
  private var tokens: _ViewNode<Tokens>!
  private var field: _ViewNode<TextField<Text>>!
  private var shown = Branch<Bool>(false) { nil }

  override func willMakeContent() {
    search.activate = { [weak self] in self?.setActive($0) }
    search.text = modifier.text
    search.isActive = isPresented
    accessories = EnvironmentStorage(\.searchAccessories, environment.values, "searchSuggestions")
    environment.subscribe(self, accessories)
    scope = EnvironmentScope(environment) { [search] values in
      values.search = search
      values.isSearching = search.isActive
      values.searchAccessories = []
    }
  }

  override var contentSite: _Site {
    var below = _Site(below: self)
    below.environment = scope
    return below
  }

  override func begin() {
    tokens = Tokens.node(for: modifier.tokens, in: contentSite)
    field = TextField.node(for: titledField, in: contentSite)
    _ = showAccessories()
  }

  private var titledField: TextField<Text> {
    let text = modifier.text
    return TextField(
      titled: modifier.prompt,
      text: Binding(SearchText(text.location, search), snapshot: text.location.peek()))
  }

  private var isPresented: Bool { modifier.isPresented?.shown(by: self) ?? search.isActive }

  private func setActive(_ isActive: Bool) {
    if let isPresented = modifier.isPresented {
      isPresented.wrappedValue = isActive
    } else if search.isActive != isActive {
      search.isActive = isActive
      graph.enqueue(invalidationOf: self, graph.actor.reason("search"), property: nil)
    }
  }

  // The environment first: what is inside is to see the search in the same pass.
  override func willUpdateContent(_ new: SearchModifier<Tokens>) -> Bool {
    take(new)
    search.text = modifier.text
    follow()
    return false
  }

  override func changed(from old: SearchModifier<Tokens>) -> Bool {
    reasons = []
    let inTokens = tokens.update(modifier.tokens)
    let inField = field.update(titledField)
    return showAccessories() || inTokens || inField
  }

  override func refresh() {
    reasons = []
    follow()
    _ = showAccessories()
  }

  /// Tells the views inside whether somebody searches.
  private func follow() {
    search.isActive = isPresented
    if scope.values.isSearching != search.isActive { scope.rewrite(by: graph.actor) }
  }

  private func showAccessories() -> Bool {
    let made = search.isActive ? accessories.value.map { $0.make() } : []
    let list = SearchAccessories(views: made)
    return shown.update(
      to: search.isActive, of: self, why: { $0 ? "the search ended" : "the search began" }
    ) {
      search.isActive ? SearchAccessories.node(for: list, in: contentSite) : nil
    } update: { node in
      (node as? _ViewNode<SearchAccessories>)?.update(list) ?? false
    }
  }

  override func end() {
    shown.end()
    scope.end()
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    tokens.map(visit)
    field.map(visit)
    shown.content.map(visit)
    content.map(visit)
  }
}

private struct SearchAccessories: View {
  let views: [AnyView]

  var body: some View { ForEach(0..<views.count, id: \.self) { views[$0] } }
}

/// Shows something while somebody searches in a view inside.
private func searchAccessory<V: View>(
  _ source: Any, _ content: @escaping () -> V
) -> EnvironmentWriter {
  EnvironmentWriter(
    mark: EnvironmentMark(key: \EnvironmentValues.searchAccessories, value: source),
    write: {
      $0.searchAccessories.insert(SearchAccessory(of: source) { AnyView(content()) }, at: 0)
    }
  )
}

/// Fills the search field when the view is tapped.
private struct SearchCompletion: PrimitiveModifier {
  var completion: String

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    SearchCompletionNode(modifier, site, content: content)
  }
}

private final class SearchCompletionNode: SingleContentNode<SearchCompletion>, Pressable {
  override var control: Any? { environment.values.search == nil ? nil : self }
  func press() { environment.values.search?.complete(modifier.completion) }
}

/// The tokens of a search, before its field.
private struct SearchTokens<C: RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  @Binding var tokens: C
  let token: (C.Element) -> T

  var body: some View { ForEach(tokens) { token($0) } }
}

extension View {
  /// Puts a search field over this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: prompt.resolved, tokens: EmptyView()))
  }
  /// Puts a search field over this view.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: String(prompt), tokens: EmptyView()))
  }
  /// Puts a search field over this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt?.string ?? "Search", tokens: EmptyView()))
  }
  /// Puts a search field over this view; the search is on while `isPresented` is true.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt.resolved, tokens: EmptyView()))
  }
  /// Puts a search field over this view; the search is on while `isPresented` is true.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: String(prompt), tokens: EmptyView()))
  }
  /// Puts a search field over this view; the search is on while `isPresented` is true.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt?.string ?? "Search",
        tokens: EmptyView()))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt.resolved,
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: String(prompt),
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt?.string ?? "Search",
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt.resolved,
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: String(prompt),
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt?.string ?? "Search",
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt.resolved,
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: String(prompt),
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt?.string ?? "Search",
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt.resolved,
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: String(prompt),
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field over this view, with tokens before what is entered.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt?.string ?? "Search",
        tokens: SearchTokens(tokens: tokens, token: token)))
  }
  /// Puts a search field with suggestions over this view: the form before iOS 16.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  /// Puts a search field with suggestions over this view: the form before iOS 16.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  /// Puts a search field with suggestions over this view: the form before iOS 16.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows suggestions while somebody searches in the view inside.
  /// - Note: differs from SwiftUI: they are made by the search field, not with the body.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: @escaping () -> S) -> some View
  {
    modifier(searchAccessory(suggestions, suggestions))
  }
  /// Shows or hides suggestions in some places.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(StyleModifier("searchSuggestions", visibility, placements))
  }
  /// Fills the search field with a text when the suggestion this is is tapped.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
  /// Adds a token to the search field when the suggestion this is is tapped.
  /// - Note: differs from SwiftUI: nothing adds it.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(StyleModifier("searchCompletion", token.id))
  }
  /// Offers parts to search in while somebody searches in the view inside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.4, *)
  @available(watchOS, unavailable)
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    modifier(
      searchAccessory((scope, scopes)) {
        Picker(selection: scope, content: scopes) { EmptyView() }
      })
  }
  /// Offers parts to search in, as soon as `activation` says.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
  @available(watchOS, unavailable)
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: @escaping () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
  /// The search field inside has the focus while the state says so.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(StyleModifier("searchFocused"))
  }
  /// The search field inside has the focus while the state equals `value`.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(StyleModifier("searchFocused", value))
  }
  /// Says what happens to the bar while somebody searches.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(StyleModifier("searchPresentationToolbarBehavior", behavior))
  }
  /// Says how the search field in a bar makes room: the form from iOS 26.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(StyleModifier("searchToolbarBehavior", behavior))
  }
  /// Says how what is said becomes a search.
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    modifier(StyleModifier("searchDictationBehavior", behavior))
  }
}

/// What happens to the bar while somebody searches.
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a search field in a bar makes room.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It is a button until it is pressed.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// When parts to search in are offered.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// As soon as something is entered.
  @available(tvOS, unavailable)
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as the field has the focus.
  @available(tvOS, unavailable)
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How what is said becomes text.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// In the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(name: "inline \(activation)")
  }
  /// Not at all.
  @available(iOS, unavailable)
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// When what is said is listened to.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// When it is asked for.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// When the field is looked at.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Where suggestions are shown.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Any number of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per place.
    public let rawValue: Int

    /// The places whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// Where a search field stands.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String

  /// Where the system puts it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  @available(tvOS, unavailable)
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In a drawer under the bar.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In a drawer under the bar, always or not.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer \(displayMode)")
  }

  /// Whether a drawer is always open.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}
