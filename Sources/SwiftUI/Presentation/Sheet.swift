import Trace

/// Content over everything else while a binding says so.
///
/// The closure runs only while the content is presented, and it is a scope of its own; the view
/// that carries the modifier does not depend on the binding (semantics-dependencies 4.7, 9).
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
  var kind: String
  /// What is presented now; `nil` for nothing. A different key is a different presentation.
  var item: Binding<Item?>
  var key: (Item) -> AnyHashable
  var onDismiss: (() -> Void)?
  /// Whether any button in it takes it away, as in alerts.
  var closesOnPress = false
  var content: (Item) -> Presented

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    PresentationNode(modifier, site, content: content)
  }
}

private final class PresentationNode<Item, Presented: View>: SingleContentNode<
  PresentationModifier<Item, Presented>
>, Presenter
{
  private lazy var observation = ObservationScope(self)
  /// What the views in it see of the presentation; replaced with it.
  private var inside: EnvironmentScope?
  private var branch = Branch<AnyHashable?>(nil) { nil }

  override func begin() { _ = present() }
  override func changed(from old: PresentationModifier<Item, Presented>) -> Bool { present() }
  override func refresh() { _ = present() }

  private func present() -> Bool {
    reasons = []
    let item = modifier.item.shown(by: self)
    let wasPresented = branch.key != nil
    let kind = modifier.kind
    let changed = branch.update(
      to: item.map(modifier.key), of: self,
      why: { $0 == nil ? "\(kind) presented" : item == nil ? "\(kind) dismissed" : "another item" }
    ) {
      item.map { Presented.node(for: evaluate($0), in: beginPresentation()) }
    } update: { node in
      guard let item, let node = node as? _ViewNode<Presented> else { return false }
      return node.update(evaluate(item))
    }
    if item == nil {
      inside?.end()
      inside = nil
    }
    if wasPresented, item == nil, let onDismiss = modifier.onDismiss {
      graph.afterUpdate(by: "onDismiss of \(ownerName)", onDismiss)
    }
    return changed
  }

  private func beginPresentation() -> _Site {
    let presentation = Presentation()
    presentation.dismiss = { [weak self] in self?.modifier.item.wrappedValue = nil }
    let closes = modifier.closesOnPress
    presentation.isModal = modifier.kind == "alert" || modifier.kind == "fullScreenCover"
    inside?.end()
    let scope = EnvironmentScope(environment) {
      $0.presentation = presentation
      $0.afterPress = closes ? presentation.dismiss : nil
    }
    inside = scope
    var site = _Site(below: self)
    site.environment = scope
    return site
  }

  private func evaluate(_ item: Item) -> Presented {
    observation.evaluate { modifier.content(item) }
  }

  var presented: _Node? { branch.content }
  override func end() {
    branch.end()
    inside?.end()
  }
  override func forEachChild(_ visit: (_Node) -> Void) {
    content.map(visit)
    branch.content.map(visit)
  }
}

extension View {
  private func presenting<V: View>(
    _ kind: String, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, item: isPresented.asItem, key: { _ in true }, onDismiss: onDismiss,
        content: { _ in content() }))
  }

  private func presenting<Item: Identifiable, V: View>(
    _ kind: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, item: item, key: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content
      ))
  }

  /// Presents a sheet while `isPresented` is true.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting("sheet", isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item; another item replaces it.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting("sheet", item, onDismiss, content)
  }

  /// Covers the screen while `isPresented` is true.
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting("fullScreenCover", isPresented, onDismiss, content)
  }

  /// Covers the screen for an item; another item replaces it.
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting("fullScreenCover", item, onDismiss, content)
  }

  /// Shows a popover while `isPresented` is true.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting("popover", isPresented, nil, content)
  }

  /// Shows a popover for an item; another item replaces it.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting("popover", item, nil, content)
  }
}

extension Binding where Value == Bool {
  /// The flag as something to present or nothing.
  var asItem: Binding<Void?> {
    Binding<Void?>(FlagLocation(location), snapshot: location.peek() ? () : nil)
  }
}

private final class FlagLocation: Location<Void?> {
  private let flag: Location<Bool>

  init(_ flag: Location<Bool>) { self.flag = flag }

  override func read() -> Void? { flag.read() ? () : nil }
  override func peek() -> Void? { flag.peek() ? () : nil }
  override func write(_ value: Void?) { flag.write(value != nil) }
  override func subscribe(
    _ node: _Node, property: String, when differs: ((Void?, Void?) -> Bool)?
  ) {
    flag.subscribe(node, property: property)
  }
  override func isSame(as other: Location<Void?>) -> Bool {
    (other as? FlagLocation).map { flag.isSame(as: $0.flag) } ?? false
  }
}
