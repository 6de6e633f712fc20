/// What is shown where there is nothing to show.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ElementView {
  let content: TupleView<(Label, Description, Actions)>

  static var elementName: String? { nil }

  /// A label, an explanation and ways out.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    content = TupleView((label(), description(), actions()))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol and an explanation.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
  /// A title with a symbol and an explanation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
  /// A title with a picture and an explanation.
  public init(_ title: LocalizedStringKey, image: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: image)
    } description: {
      description
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a picture and an explanation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: image)
    } description: {
      description
    }
  }
}

/// What a search without results shows.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SearchUnavailableContent {
  /// The words for it.
  public struct Label: View {
    let query: String?
    public var body: some View {
      SwiftUI.Label(
        query.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }
  /// What to do about it.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search has found nothing.
  public static var search: ContentUnavailableView { search(for: nil) }
  /// A search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    search(for: text.isEmpty ? nil : text)
  }

  private static func search(for query: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(query: query)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
