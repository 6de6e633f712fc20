/// Buttons behind a label.
///
/// - Note: differs from SwiftUI: it is always open.
public struct Menu<Label: View, Content: View>: ElementView {
  let content: TupleView<(Label, Content)>

  static var elementName: String? { nil }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView((label(), content()))
  }
}

extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Buttons behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Buttons behind a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
