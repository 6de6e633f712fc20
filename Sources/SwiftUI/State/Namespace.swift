/// A name space of its own for each identity that declares one.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Namespace: DynamicProperty {
  private var name: Name?

  public init() {}

  public var wrappedValue: ID {
    if name == nil {
      ViewGraph.current?.reportCaller(
        "Reading a Namespace property outside View.body. "
          + "This will result in identifiers that never match any other identifier.")
    }
    return ID(number: name.map { ObjectIdentifier($0).hashValue } ?? -1)
  }

  /// Tells one name space from every other one.
  public struct ID: Hashable, Sendable {
    fileprivate var number: Int
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let kept = slot as? Name ?? Name()
    slot = kept
    name = kept
  }

  private final class Name {}
}

extension Namespace: SelfCompared {
  func isSame(as other: Namespace) -> Bool { true }
}

/// What a matched view takes over from the other.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Makes two views look like one that moves; each keeps its own identity and state
  /// (semantics-identity 3.12).
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(StyleModifier("matchedGeometry", id, namespace, properties, anchor, isSource))
  }
}
