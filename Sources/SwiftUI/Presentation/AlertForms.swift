import Foundation

extension View {
  /// Asks something about an error while `isPresented` is true and there is one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      SwiftUI.alert("alert", error?.errorDescription ?? "", isPresented, actions) { EmptyView() })
  }

  /// Asks something about an error while `isPresented` is true and there is one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      SwiftUI.alert(
        "alert", error?.errorDescription ?? "", isPresented,
        { ViewBuilder.buildIf(error.map(actions)) }, { ViewBuilder.buildIf(error.map(message)) }))
  }

  /// Asks something while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.string, isPresented, actions) { EmptyView() })
  }

  /// Asks something while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(SwiftUI.alert("alert", title.string, isPresented, actions, message))
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking("alert", title.resolved, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking("alert", String(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking("alert", String(title), isPresented, data, actions, message)
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking("alert", title.string, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Asks something about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking("alert", title.string, isPresented, data, actions, message)
  }

  /// Offers choices while `isPresented` is true.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(SwiftUI.alert("confirmationDialog", String(title), isPresented, actions, message))
  }

  /// Offers choices while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      SwiftUI.alert("confirmationDialog", title.string, isPresented, actions) { EmptyView() })
  }

  /// Offers choices while `isPresented` is true.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(SwiftUI.alert("confirmationDialog", title.string, isPresented, actions, message))
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking("confirmationDialog", String(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking("confirmationDialog", title.resolved, isPresented, data, actions, message)
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking("confirmationDialog", String(title), isPresented, data, actions, message)
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking("confirmationDialog", title.string, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Offers choices about `data` while `isPresented` is true and there is any.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking("confirmationDialog", title.string, isPresented, data, actions, message)
  }

  private func asking<A: View, M: View, T>(
    _ kind: String, _ title: String, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> some View {
    modifier(
      SwiftUI.alert(
        kind, title, isPresented, { ViewBuilder.buildIf(data.map(actions)) },
        { ViewBuilder.buildIf(data.map(message)) }))
  }
}

/// How serious a question is: on a Mac.
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something can be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// Nothing can go wrong.
  @available(macOS 14.0, *)
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Says how serious the question of this view is: on a Mac.
  @available(macOS 13.0, watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(StyleModifier("dialogSeverity", severity))
  }
  /// Puts a picture beside the question of this view.
  @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
  @available(visionOS, unavailable)
  public func dialogIcon(_ icon: Image?) -> some View {
    modifier(StyleModifier("dialogIcon", icon.map { "\($0)" }))
  }
  /// Lets the user choose not to be asked again.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(StyleModifier("dialogSuppressionToggle", title.resolved))
  }
  /// Lets the user choose not to be asked again.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(StyleModifier("dialogSuppressionToggle", String(title)))
  }
  /// Lets the user choose not to be asked again, in the system's words.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(StyleModifier("dialogSuppressionToggle"))
  }
}
