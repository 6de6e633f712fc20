/// A question over everything else; any of its buttons takes it away.
private func alert<Actions: View, Message: View>(
  _ kind: String, _ title: String, _ isPresented: Binding<Bool>,
  _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
) -> PresentationModifier<Void, TupleView<(Text, Message, Actions)>> {
  PresentationModifier(
    kind: kind, item: isPresented.asItem, key: { _ in true }, closesOnPress: true,
    content: { _ in TupleView((Text(verbatim: title), message(), actions())) })
}

extension View {
  /// Asks something while `isPresented` is true.
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.resolved, isPresented, actions) { EmptyView() })
  }

  /// Asks something while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.resolved, isPresented, actions, message))
  }

  /// Offers choices while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      SwiftUI.alert("confirmationDialog", title.resolved, isPresented, actions) { EmptyView() })
  }

  /// Offers choices while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      SwiftUI.alert("confirmationDialog", title.resolved, isPresented, actions, message))
  }
}

/// Whether a part is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
