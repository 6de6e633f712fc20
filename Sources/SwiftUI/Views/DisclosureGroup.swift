/// Views that show while their group is open; closing it ends them.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (isExpanded, self.content, self.label) = (nil, content, label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content, label())
  }

  public var body: some View {
    DisclosureBody(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

/// A group as the style around it shows it, or else as the system does.
struct DisclosureBody<Label: View, Content: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site)
      ?? ForwardingNode(view, site) {
        OpenDisclosure(isExpanded: $0.isExpanded, label: $0.label, content: $0.content)
      }
  }
}

/// A button for the label and, while the group is open, the content.
private struct OpenDisclosure<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content

  var body: some View {
    VStack {
      Button {
        isExpanded.toggle()
      } label: {
        label
      }
      if isExpanded { content() }
    }
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
