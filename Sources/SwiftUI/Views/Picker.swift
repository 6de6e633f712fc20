/// One of several values to choose, each shown by a view with its tag.
///
/// On screen are the label and the chosen view, as in a menu.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  fileprivate let selection: Binding<SelectionValue>
  fileprivate let content: Content
  fileprivate let label: Label

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    PickerNode(view, site)
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// What `lab.select` may choose from.
protocol Choosable {
  /// What the control shows besides its options.
  var title: String { get }
  /// The options, by what they show.
  var options: [String] { get }
  func choose(_ option: Int)
}

private final class PickerNode<Label: View, Value: Hashable, Content: View>: _ViewNode<
  Picker<Label, Value, Content>
>, WrapperSource, Choosable
{
  private var view: Picker<Label, Value, Content>
  private var label: _ViewNode<Label>!
  private var content: _ViewNode<Content>!

  init(_ view: Picker<Label, Value, Content>, _ site: _Site) {
    self.view = view
    super.init(site)
    label = Label.node(for: view.label, in: _Site(below: self))
    var below = _Site(below: self)
    below.wrapper = Wrapper(self, outer: nil)
    content = Content.node(for: view.content, in: below)
    _ = follow()
    tellUpdated("Picker", isNew: true)
  }

  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node { PickerOption(content, site) }

  override func update(_ new: Picker<Label, Value, Content>) -> Bool {
    view = new
    let changed = label.update(new.label)
    return content.update(new.content) || follow() || changed
  }

  override func refresh() { _ = follow() }

  /// Shows the option that the binding says.
  private func follow() -> Bool {
    reasons = []
    let selected = AnyHashable(view.selection.shown(by: self))
    var changed = false
    for option in found where option.isChosen != (option.tag == selected) {
      option.isChosen.toggle()
      changed = true
    }
    if changed { tellUpdated("Picker") }
    return changed
  }

  private var found: [PickerOption] {
    var options: [PickerOption] = []
    func visit(_ node: _Node) {
      node.forEachChild { child in
        if let option = child as? PickerOption { options.append(option) } else { visit(child) }
      }
    }
    visit(content)
    return options
  }

  var title: String { label.shownText }
  var options: [String] { found.map(\.text) }
  func choose(_ option: Int) {
    if let value = found[option].tag?.base as? Value { view.selection.wrappedValue = value }
  }

  override var control: Any? { self }
  override func forEachChild(_ visit: (_Node) -> Void) {
    label.map(visit)
    content.map(visit)
  }
  override var treeLabel: String? { "Picker" }
}

private final class PickerOption: _Node {
  private let provider: any _ContentProvider
  private var content: _Node!
  var isChosen = false

  init(_ provider: any _ContentProvider, _ site: _Site) {
    self.provider = provider
    super.init(site)
    content = provider.makeContent(_Site(below: self))
  }

  var tag: AnyHashable? { (provider.view as? any TraitCarrier)?.trait(TagModifier.self)?.value }
  var text: String { content.shownText }

  override var isShown: Bool { isChosen }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
}

extension _Node {
  /// The node's visible text, words joined by spaces.
  var shownText: String {
    var texts: [String] = []
    collectTexts(into: &texts)
    return texts.joined(separator: " ")
  }
}

extension Picker {
  /// The form before iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a title and a symbol.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// A picker that shows its value in a way of its own.
  /// - Note: differs from SwiftUI: it shows the chosen option.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
  /// A picker for several things at once, which shows the value of the first.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: selection] }
    precondition(!all.isEmpty, "a Picker needs a source")
    self.init(
      selection: Binding(
        get: { all[0].wrappedValue }, set: { new in for one in all { one.wrappedValue = new } }),
      content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// A picker that shows its value in a way of its own.
  /// - Note: differs from SwiftUI: it shows the chosen option.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
  /// A picker that shows its value in a way of its own.
  /// - Note: differs from SwiftUI: it shows the chosen option.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a title and a symbol.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
  /// A picker with a title and a picture.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(
    _ title: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
  }
  /// A picker with a title and a picture.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
  }
}
