/// What is shown where there is nothing to show.
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
