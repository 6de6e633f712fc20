/// No view at all.
public struct EmptyView: PrimitiveView {
  public nonisolated init() {}

  public nonisolated static var _isUnary: Bool { false }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    NothingNode(site)
  }
}

private final class NothingNode: _ViewNode<EmptyView> {
  override func update(_ view: EmptyView) -> Bool { false }
}
