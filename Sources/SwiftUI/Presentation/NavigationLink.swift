import Trace

/// A button that pushes a page on the navigation stack around it.
///
/// - Note: differs from SwiftUI: the page of a link that carries its destination is the one of the
///   moment it was pressed.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.navigation) private var navigation
  private let value: AnyHashable?
  private let destination: Destination?
  private let isActive: Binding<Bool>?
  private let label: Label

  private init(
    value: AnyHashable?, destination: Destination?, isActive: Binding<Bool>? = nil, label: Label
  ) {
    (self.value, self.destination) = (value, destination)
    (self.isActive, self.label) = (isActive, label)
  }

  public var body: some View {
    Button {
      if let isActive {
        isActive.wrappedValue = true
      } else if let destination {
        navigation?.push(AnyHashable(LinkedPage(AnyView(destination))))
      } else if let value {
        navigation?.push(value)
      }
    } label: {
      label
    }
    .modifier(LinkModifier(isActive: isActive, destination: destination))
  }
}

/// A page that a link carries along; equal to itself only.
final class LinkedPage: Hashable {
  let view: AnyView

  init(_ view: AnyView) { self.view = view }

  static func == (a: LinkedPage, b: LinkedPage) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Pushes and pops the page of a link that a binding opens.
private struct LinkModifier<Destination: View>: PrimitiveModifier {
  var isActive: Binding<Bool>?
  var destination: Destination?

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    LinkNode(modifier, site, content: content)
  }
}

private final class LinkNode<Destination: View>: SingleContentNode<LinkModifier<Destination>> {
  /// Takes the page away; set while it is there.
  private var dismiss: (() -> Void)?
  private var isOpen = false

  override func begin() { follow() }

  override func changed(from old: LinkModifier<Destination>) -> Bool {
    follow()
    return false
  }

  override func refresh() { follow() }

  private func follow() {
    reasons = []
    guard let isActive = modifier.isActive else { return }
    let opens = isActive.shown(by: self)
    guard opens != isOpen else { return }
    isOpen = opens
    graph.afterUpdate(by: "NavigationLink of \(ownerName)") { [weak self] in
      guard let self, isAlive else { return }
      if opens { push() } else { dismiss?() }
    }
  }

  private func push() {
    guard let destination = modifier.destination else { return }
    let page = onMain {
      destination.modifier(
        LinkedPageModifier(
          began: { [weak self] in self?.dismiss = $0 }, ended: { [weak self] in self?.ended() }))
    }
    environment.values.navigation?.push(AnyHashable(LinkedPage(AnyView(page))))
  }

  private func ended() {
    dismiss = nil
    guard isAlive, isOpen else { return }
    isOpen = false
    let isActive = modifier.isActive
    graph.afterUpdate(by: "NavigationLink of \(ownerName)") { isActive?.wrappedValue = false }
  }
}

/// Tells a link how to take its page away, and when it has gone.
private struct LinkedPageModifier: PrimitiveModifier {
  var began: (@escaping () -> Void) -> Void
  var ended: () -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    LinkedPageNode(modifier, site, content: content)
  }
}

private final class LinkedPageNode: SingleContentNode<LinkedPageModifier> {
  override func begin() {
    let presentation = environment.values.presentation
    modifier.began { presentation?.dismiss() }
  }
  override func end() { modifier.ended() }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(value: nil, destination: destination(), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(value: nil, destination: destination, label: label())
  }

  /// A link that a binding opens and closes: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, destination: destination(), isActive: isActive, label: label())
  }
  /// A link that a binding opens and closes: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, destination: destination, isActive: isActive, label: label())
  }
  /// A link that is open while a binding holds its tag: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, destination: destination(), isActive: selection.holds(tag), label: label())
  }
  /// A link that is open while a binding holds its tag: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, destination: destination, isActive: selection.holds(tag), label: label())
  }

  /// The link; `false` shows its page in the first column: the form before iOS 16.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    modifier(StyleModifier("isDetailLink", isDetailLink))
  }
}

extension Binding {
  /// Whether the value is `tag`; `false` empties it if it is.
  fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { holds in
        if holds {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// A link with a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// A link with a title that a binding opens and closes: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  /// A link with a title that a binding opens and closes: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// A link with a title that is open while a binding holds its tag: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<V: Hashable>(
    _ title: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
  /// A link with a title that is open while a binding holds its tag: the form before iOS 16.
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<V: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// A link with a title that a binding opens and closes: the form before iOS 16.
  @_disfavoredOverload
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  /// A link with a title that a binding opens and closes: the form before iOS 16.
  @_disfavoredOverload
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// A link with a title that is open while a binding holds its tag: the form before iOS 16.
  @_disfavoredOverload
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
  /// A link with a title that is open while a binding holds its tag: the form before iOS 16.
  @_disfavoredOverload
  @available(iOS, deprecated: 16.0)
  @available(macOS, deprecated: 13.0)
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map(AnyHashable.init), destination: nil, label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
