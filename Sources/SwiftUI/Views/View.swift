/// A part of the screen, described by a value that is made, compared and thrown away.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self>
  /// Whether the view is always exactly one view to its container.
  nonisolated static var _isUnary: Bool { get }
}

extension View {
  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    BodyNode(view, site)
  }
  public nonisolated static var _isUnary: Bool { Arity.isUnary(Self.self) { Body._isUnary } }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public nonisolated static var _isUnary: Bool { true }
  public nonisolated static func _makeNode(_ view: Never, _ site: _Site) -> _ViewNode<Never> {}
}

/// Whether views of a type are always single, worked out once per type.
private enum Arity {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  /// A view type that contains itself, as trees do, asks for itself: then it is several views,
  /// which is right for any number of them.
  static func isUnary(_ type: Any.Type, _ body: () -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    known[id] = false
    let answer = body()
    known[id] = answer
    return answer
  }
}

/// A view the module provides itself: it has a node of its own and no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
