/// What a view type alone says about the rows it stands for in a lazy container.
///
/// Where it says how many single views there are, ids and places of rows are known without running
/// anything. A top-level `if`, `switch` or `AnyView`, in the row closure or in the body of the
/// row's view, leaves it open: then every closure and every such body runs
/// (semantics-identity 8.8, semantics-dependencies 9).
struct RowShape {
  /// How many single views; `nil` if that depends on values.
  var count: Int?
  /// Whether one of them is a custom view itself, rather than one inside a view of ours.
  var isDirect: Bool

  static let single = RowShape(count: 1, isDirect: false)
  static let open = RowShape(count: nil, isDirect: false)

  nonisolated(unsafe) private static var known: [ObjectIdentifier: RowShape] = [:]

  static func of<V: View>(_ type: V.Type) -> RowShape {
    let id = ObjectIdentifier(type)
    if let shape = known[id] { return shape }
    // A view type that contains itself asks for itself.
    known[id] = .open
    let shape = work(out: type)
    known[id] = shape
    return shape
  }

  private static func work<V: View>(out type: V.Type) -> RowShape {
    if let shaped = type as? any RowShaped.Type { return shaped.rowShape }
    if V.Body.self == Never.self { return V._isUnary ? .single : .open }
    return RowShape(count: of(V.Body.self).count, isDirect: true)
  }

  /// Whether a type is exactly one view, whatever its value, and its modifiers go around it.
  static func isSingle<V: View>(_ type: V.Type) -> Bool {
    V._isUnary && !(type is any RowStructure.Type) && of(type).count == 1
  }
}

/// A view type that knows how many rows it is without being asked for a body.
protocol RowShaped {
  static var rowShape: RowShape { get }
}

/// A view whose own node belongs to the list of rows, not to a row.
protocol RowStructure {}

extension TupleView: RowShaped {
  static var rowShape: RowShape { shape(ofTuple: T.self) }
}

extension TupleContent: RowShaped where repeat each Content: View {
  static var rowShape: RowShape { shape(ofTuple: (repeat each Content).self) }
}

private func shape<T>(ofTuple type: T.Type) -> RowShape {
  var whole = RowShape(count: 0, isDirect: false)
  for element in TupleLayout.layout(of: type).elements {
    let shape = element.shape
    whole.count = whole.count.flatMap { sum in shape.count.map { sum + $0 } }
    whole.isDirect = whole.isDirect || shape.isDirect
  }
  return whole
}

extension EmptyView: RowShaped {
  static var rowShape: RowShape { RowShape(count: 0, isDirect: false) }
}

extension AnyView: RowShaped {
  static var rowShape: RowShape { .open }
}

extension _ConditionalContent: RowShaped where TrueContent: View, FalseContent: View {
  static var rowShape: RowShape { .open }
}

extension Group: RowShaped where Content: View {
  static var rowShape: RowShape { .of(Content.self) }
}

extension ModifiedContent: RowShaped where Content: View, Modifier: ViewModifier {
  static var rowShape: RowShape { .of(Content.self) }
}

extension IDView: RowShaped, RowStructure {
  static var rowShape: RowShape { .of(Content.self) }
}

extension EquatableView: RowShaped {
  static var rowShape: RowShape { .of(Content.self) }
}
