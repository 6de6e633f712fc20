/// The view that a transition or an animator changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderContentView<Value>: PrimitiveView {
  /// `nil` in transitions, whose bodies do not run.
  private let shown: AnyView?

  init(shows view: some View) { shown = AnyView(view) }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.shown }
  }
}
