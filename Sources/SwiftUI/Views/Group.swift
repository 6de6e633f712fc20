/// Several views as one value; to its container each of them is a child of its own
/// (semantics-identity 3.8).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public var body: Never { fatalError("body() should not be called on Group.") }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static var _isUnary: Bool { Content._isUnary }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { $0.content }
  }
}
