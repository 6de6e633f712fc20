/// A choice of several buttons: the form before iOS 15.
@available(macOS, unavailable)
public struct ActionSheet: ElementView {
  /// A button that also takes the choice away.
  public typealias Button = Alert.Button

  let content: TupleView<(Text, Text?, ForEach<Range<Int>, Int, SwiftUI.Button<Text>>)>
  static var elementName: String? { nil }

  /// A choice of buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = TupleView(
      (title, message, ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }))
  }
}

extension View {
  /// Offers choices while `isPresented` is true: the form before iOS 15.
  @available(macOS, unavailable)
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: "actionSheet", item: isPresented.asItem, key: { _ in true }, closesOnPress: true,
        content: { _ in content() }))
  }

  /// Offers choices about an item while there is one: the form before iOS 15.
  @available(macOS, unavailable)
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: "actionSheet", item: item, key: { AnyHashable($0.id) }, closesOnPress: true,
        content: content))
  }
}
