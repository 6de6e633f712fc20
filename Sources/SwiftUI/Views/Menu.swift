/// Buttons behind a label.
///
/// - Note: differs from SwiftUI: it is always open. With a primary action, a tap on the label does
///   that.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View>: ElementView {
  let content: TupleView<(ModifiedContent<Label, TapModifier>, Content)>

  static var elementName: String? { nil }

  private init(_ content: Content, _ label: Label, _ action: (@MainActor () -> Void)?) {
    self.content = TupleView((label.modifier(TapModifier(count: 1, action: action)), content))
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }
  /// Buttons behind a label that itself does something when tapped.
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label(), primaryAction)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
  /// Buttons behind a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Buttons behind a title that does something when tapped.
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
  /// Buttons behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Buttons behind a title that does something when tapped.
  @_disfavoredOverload
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Buttons behind a title and a picture.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Buttons behind a title and a picture that does something when tapped.
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Buttons behind a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Buttons behind a title and a picture that does something when tapped.
  @_disfavoredOverload
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Buttons behind a title and a picture.
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
  /// Buttons behind a title and a picture that does something when tapped.
  @preconcurrency
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    _ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
  /// Buttons behind a title and a picture.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
  /// Buttons behind a title and a picture that does something when tapped.
  @_disfavoredOverload
  @preconcurrency
  @available(iOS 17.0, macOS 14.0, *)
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
