/// A value beside what it is called.
public struct LabeledContent<Label: View, Content: View>: ElementView {
  let content: TupleView<(Label, Content)>

  static var elementName: String? { nil }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView((label(), content()))
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(title) }
  }
}
