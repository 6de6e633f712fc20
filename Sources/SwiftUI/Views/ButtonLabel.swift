/// A button's label, shown by the button style around it if there is one.
struct ButtonLabel<Label: View>: PrimitiveView {
  nonisolated(unsafe) let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void

  nonisolated static var _isUnary: Bool { true }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ForwardingNode(view, site) { $0.label }
  }
}

extension ButtonLabel: StyledControl {
  var styleParts: [any View] { [label] }
  func styleSeesSame(as other: Self) -> Bool { role == other.role }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(provider: parts[0])) {
      current().action()
    }
  }
}
