/// The views of one builder block as SDK 27 types them; they keep the places that ``TupleView``
/// gives them (semantics-identity 2.2).
public struct TupleContent<each Content> {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleContent: View where repeat each Content: View {
  public var body: Never { fatalError("body() should not be called on TupleContent.") }

  public nonisolated static var _isUnary: Bool { false }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    ForwardingNode(view, site) { TupleView($0.content) }
  }
}
