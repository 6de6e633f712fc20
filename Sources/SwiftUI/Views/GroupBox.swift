/// Views that belong together, in a box.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View>: ElementView {
  let content: TupleView<(Label, Content)>

  static var elementName: String? { nil }

  /// A box with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView((label(), content()))
  }
  /// A box with a label: the form before iOS 15.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == Text {
  /// A box with a title.
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong together.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroup<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// A group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  /// A group of controls with a label made of views.
  @available(iOS 16.0, macOS 13.0, *)
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(parts: TupleView((label(), content())))
  }
  /// A group of controls with a title.
  @available(iOS 16.0, macOS 13.0, *)
  public init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  /// A group of controls with a title.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

/// The controls of a group and the group's label.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct LabeledControlGroupContent<Content: View, Label: View>: ElementView {
  let parts: TupleView<(Label, Content)>
  var content: TupleView<(Label, Content)> { parts }

  static var elementName: String? { nil }
}

/// The first of several views that fits.
///
/// - Note: differs from SwiftUI: all are there, since there is no layout; the system also makes
///   all of them to find the one that fits.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewThatFits<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// Views in the order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == Text {
  /// A box with a title.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, *)
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
