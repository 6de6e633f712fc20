/// A question over everything else; any of its buttons takes it away.
func alert<Actions: View, Message: View>(
  _ kind: String, _ title: String, _ isPresented: Binding<Bool>,
  _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
) -> PresentationModifier<Void, TupleView<(Text, Message, Actions)>> {
  PresentationModifier(
    kind: kind, item: isPresented.asItem, key: { _ in true }, closesOnPress: true,
    content: { _ in TupleView((Text(verbatim: title), message(), actions())) })
}

extension View {
  /// Asks something while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.resolved, isPresented, actions) { EmptyView() })
  }

  /// Asks something while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.resolved, isPresented, actions, message))
  }

  /// Offers choices while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      SwiftUI.alert("confirmationDialog", title.resolved, isPresented, actions) { EmptyView() })
  }

  /// Offers choices while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

extension View {
  /// Asks something while `isPresented` is true.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(LocalizedStringKey(String(title)), isPresented: isPresented, actions: actions)
  }

  /// Asks something while `isPresented` is true.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)), isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Offers choices while `isPresented` is true.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(String(title)), isPresented: isPresented, actions: actions)
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented) {
      if let data { actions(data) }
    }
  }

  /// Asks something while `isPresented` is true: the form before iOS 15.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      PresentationModifier(
        kind: "alert", item: isPresented.asItem, key: { _ in true }, closesOnPress: true,
        content: { _ in content() }))
  }

  /// Asks something about an item while there is one: the form before iOS 15.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: "alert", item: item, key: { AnyHashable($0.id) }, closesOnPress: true,
        content: content))
  }
}

/// A question with one button or two: the form before iOS 15.
public struct Alert: ElementView {
  /// A button that also takes the question away.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button like any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// The way out.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// The way out, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
    /// What cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }

    var view: SwiftUI.Button<Text> {
      SwiftUI.Button(role: role, action: action) { label }
    }
  }

  let content: TupleView<(Text, Text?, SwiftUI.Button<Text>?, SwiftUI.Button<Text>)>
  static var elementName: String? { nil }

  /// A question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    let button = dismissButton ?? .default(Text(verbatim: "OK"))
    content = TupleView((title, message, nil, button.view))
  }
  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    content = TupleView((title, message, primaryButton.view, secondaryButton.view))
  }
}
